import { Button, Group, Radio, Stack } from '@mantine/core';
import { PAID_PLANS, type PaidPlanId } from '@platewise/contract/billing/paid-plans';
import { amountText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { dayText } from '../data/day-text.ts';
import { usePurchase } from '../data/use-purchase.ts';
import { SandboxCheckout } from './sandbox-checkout.tsx';

const words = texts.billingScreen;

/** Ending a paid plan, and taking that back while it has not ended. A free plan has neither (shell 4), but one that
 * ended unpaid can be let go. */
export function PlanChanges() {
  const { plan, status, cancelAtPeriodEnd, billing } = useSubscription();
  const [isAsking, setIsAsking] = useState(false);
  if (plan === 'free' && billing && billing.problem !== null) {
    return (
      <Group gap="xs" align="stretch" mt="lg">
        <DropPlan planId={billing.planId} />
      </Group>
    );
  }
  if (plan === 'free' || status !== 'active') return null;

  return (
    <Group gap="xs" align="stretch" mt="lg">
      {cancelAtPeriodEnd && !billing?.resumesAt && <ResumePlan />}
      <Button variant="default" c="var(--tomato)" onClick={() => setIsAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && <CancelDialog onClose={() => setIsAsking(false)} />}
    </Group>
  );
}

const documented = texts.billing;

/** Asks whether, and when, a paid plan ends (shell 5, decisions 4). */
function CancelDialog({ onClose }: { onClose: () => void }) {
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
        <Stack gap="sm">
          {canQueue && (
            <Radio
              value="period-end"
              label={words.atPeriodEnd}
              description={words.atPeriodEndText({ plan: name, date: dayText(currentPeriodEnd) })}
              onChange={() => setWhen('period-end')}
            />
          )}
          <Radio value="now" label={words.now} description={nowText()} onChange={() => setWhen('now')} />
        </Stack>
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

/** Lets a plan go that could not be charged: nothing is tried any more, and nothing more is stated about it. */
function DropPlan({ planId }: { planId: PaidPlanId }) {
  const { take } = useSubscription();
  const { client } = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);

  async function end() {
    setIsBusy(true);
    try {
      const state = await client.subscription.cancel.mutate({ at: 'now' }, idempotencyContext(randomId()));
      take(state);
      notifySuccess(state.isQueued ? texts.billing.cancelQueued : texts.billing.cancelled);
    } catch (error) {
      notifyError(errorSentence(error, texts.billing.cancelFailed));
      setIsBusy(false);
    }
  }

  return (
    <Button variant="default" loading={isBusy} onClick={() => void end()}>
      {texts.billingScreen.letGo({ plan: texts.pricing[PAID_PLANS[planId].plan].name })}
    </Button>
  );
}

/** Lets a plan go on that is about to end: a new subscription, charged first when the present one is over. */
function ResumePlan() {
  const { resume, isBusy, sandbox } = usePurchase();
  return (
    <>
      <Button loading={isBusy} onClick={() => void resume()}>
        {texts.billingScreen.resume}
      </Button>
      {sandbox && <SandboxCheckout {...sandbox} />}
    </>
  );
}
