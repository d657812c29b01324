import type { PaidPlanId } from '@platewise/contract/paid-plans';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Data } from '../remote-data/data.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import { ChangeQuestion } from './change-question.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import { usePurchase } from './use-purchase.ts';

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
  const { buy, sandbox } = usePurchase();
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
  return sandbox && <SandboxCheckout {...sandbox} />;
}
