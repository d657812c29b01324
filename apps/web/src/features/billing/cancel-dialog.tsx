import { Button, Radio } from '@mantine/core';
import { amountText } from '@platewise/contract/formats';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { QuestionModal } from '../../components/question-modal.tsx';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import classes from './cancel-dialog.module.css';
import { dayText } from './day-text.ts';

const words = texts.billingScreen;
const documented = texts.billing;

/** Asks whether, and when, a paid plan ends (shell 5, decisions 4). */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const { plan, billing, currentPeriodEnd, cancelAtPeriodEnd, take } = useSubscription();
  const { client } = trpc.useUtils();
  const canQueue = currentPeriodEnd !== null && !cancelAtPeriodEnd && billing !== null && billing.problem === null;
  const [when, setWhen] = useState<'period-end' | 'now'>(canQueue ? 'period-end' : 'now');
  const [isBusy, setIsBusy] = useState(false);
  const name = texts.pricing[plan].name;

  async function cancel() {
    setIsBusy(true);
    try {
      const state = await client.subscription.cancel.mutate({ at: when }, idempotencyContext(randomId()));
      take(state);
      notifySuccess(state.isQueued ? documented.cancelQueued : documented.cancelled);
      if (state.refund?.state === 'started') {
        notifySuccess(documented.refundStarted({ amount: amountText(state.refund.amount) }));
      }
      if (state.refund?.state === 'waiting') notifyError(documented.refundWaiting);
      onClose();
    } catch (error) {
      notifyError(errorSentence(error, documented.cancelFailed));
      setIsBusy(false);
    }
  }

  return (
    <QuestionModal
      title={words.cancelTitle}
      onClose={() => !isBusy && onClose()}
      answers={
        <>
          <Button data-autofocus variant="default" disabled={isBusy} onClick={onClose}>
            {words.cancelNo({ plan: name })}
          </Button>
          <Button data-danger variant="default" loading={isBusy} onClick={() => void cancel()}>
            {words.cancelYes}
          </Button>
        </>
      }
    >
      <p>{documented.cancelQuestion}</p>
      <Radio.Group aria-label={words.when} value={when}>
        <div className={classes.choices}>
          {canQueue && (
            <Radio
              value="period-end"
              label={words.atPeriodEnd}
              description={words.atPeriodEndText({ plan: name, date: dayText(currentPeriodEnd) })}
              onChange={() => setWhen('period-end')}
            />
          )}
          <Radio value="now" label={words.now} description={nowText()} onChange={() => setWhen('now')} />
        </div>
      </Radio.Group>
    </QuestionModal>
  );

  function nowText(): string {
    if (billing && billing.refundAmount > 0) {
      return words.nowRefundText({ amount: amountText(billing.refundAmount) });
    }
    return billing ? words.nowNoRefundText : words.nowText;
  }
}
