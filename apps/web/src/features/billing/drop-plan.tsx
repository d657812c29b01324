import { Button } from '@mantine/core';
import { PAID_PLANS, type PaidPlanId } from '@platewise/contract/paid-plans';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

/** Lets a plan go that could not be charged: nothing is tried any more, and nothing more is stated about it. */
export function DropPlan({ planId }: { planId: PaidPlanId }) {
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
