import { Button } from '@mantine/core';
import { PAID_PLANS, type PaidPlanId, rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import { amountText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Data } from '../../../shared/api/data.tsx';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { usePurchase } from '../data/use-purchase.ts';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import { StateQuestion } from './state-question.tsx';

type StartPurchaseProps = { planId: PaidPlanId; onEnd: () => void };

/** Everything that follows the press on 'Choose': fetched then, since the pricing page is for reading. */
export function StartPurchase(props: StartPurchaseProps) {
  return (
    <Data>
      <Steps {...props} />
    </Data>
  );
}

function Steps({ planId, onEnd }: StartPurchaseProps) {
  const { isKnown, plan, billing, loading } = useSubscription();
  const { buy, sandbox, stateRequest } = usePurchase();
  const [phase, setPhase] = useState<'looking' | 'asking' | 'buying'>('looking');
  // The same plan is paid again because its last charge failed: nothing changes by it.
  const isChange = plan !== 'free' && billing !== null && billing.planId !== planId;
  if (phase === 'looking' && (isKnown || !loading)) setPhase(isChange ? 'asking' : 'buying');

  const hasStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void buy(planId).finally(onEnd);
  });
  useEffect(() => {
    if (phase === 'buying') start();
  }, [phase]);

  if (phase === 'asking') {
    return <ChangeQuestion from={plan} to={planId} onAnswer={(isSure) => (isSure ? setPhase('buying') : onEnd())} />;
  }
  if (stateRequest) return <StateQuestion {...stateRequest} />;
  return sandbox && <SandboxCheckout {...sandbox} />;
}

const words = texts.billingScreen;

type ChangeQuestionProps = { from: PlanId; to: PaidPlanId; onAnswer: (isSure: boolean) => void };

/** Before one paid plan takes the place of another: what is charged, and what becomes of the rest. */
function ChangeQuestion({ from, to, onAnswer }: ChangeQuestionProps) {
  const { plan, interval } = PAID_PLANS[to];
  const name = texts.pricing[plan].name;
  const amount = amountText(rupeesOf(planPrices()[to]));

  return (
    <QuestionModal
      title={words.changeTitle({ plan: name })}
      onClose={() => onAnswer(false)}
      answers={
        <>
          <Button data-autofocus onClick={() => onAnswer(true)}>
            {words.changeYes}
          </Button>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {words.changeNo({ plan: texts.pricing[from].name })}
          </Button>
        </>
      }
    >
      <p>{words.changeText({ plan: name, amount, interval: words.intervals[interval] })}</p>
    </QuestionModal>
  );
}
