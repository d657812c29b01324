import { Button } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PaidPlanId } from '@platewise/contract/paid-plans';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { type FailedPart, lazyPart } from '../../components/parts/lazy-part.tsx';
import { PartFailed } from '../../components/parts/part-failed.tsx';
import { TextLink } from '../../components/text-link.tsx';
import classes from './choose-plan.module.css';

type PurchaseProps = { planId: PaidPlanId; onEnd: () => void };

const StartPurchase = lazyPart<PurchaseProps>(
  async () => (await import('../billing/start-purchase.tsx')).StartPurchase,
  { Failed: PurchaseFailed },
);

type ChoosePlanProps = { planId: PaidPlanId; label: string; isMarked: boolean; isSignedIn: boolean };

/** Begins a purchase; who is not signed in is asked to, and comes back to the page that they were on. */
export function ChoosePlan({ planId, label, isMarked, isSignedIn }: ChoosePlanProps) {
  const [isChosen, setIsChosen] = useState(false);
  const here = useLocation({ select: ({ href }) => href });
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = isChosen && !isSignedIn;
  const isBuying = isChosen && isSignedIn;

  // A button that is busy cannot hold the focus; it gets it back when the purchase ends here.
  const wasBuying = useRef(false);
  useEffect(() => {
    const hasEnded = wasBuying.current && !isBuying;
    wasBuying.current = isBuying;
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [isBuying]);

  return (
    <>
      <Button
        ref={button}
        fullWidth
        variant={isMarked ? 'filled' : 'default'}
        loading={isBuying}
        aria-expanded={isSignedIn ? undefined : isAsked}
        aria-controls={isSignedIn ? undefined : noteId}
        onClick={() => setIsChosen(isSignedIn || !isChosen)}
      >
        {label}
      </Button>
      {isBuying && <StartPurchase planId={planId} onEnd={() => setIsChosen(false)} />}
      <div id={noteId} role="status" className={classes.note} hidden={!isAsked}>
        {isAsked && (
          <>
            {words.signInFirst}{' '}
            <TextLink to="/signin" search={{ redirect: here }}>
              {words.signIn}
            </TextLink>{' '}
            <TextLink to="/signup" search={{ redirect: here }}>
              {words.makeAccount}
            </TextLink>
          </>
        )}
      </div>
    </>
  );
}

function PurchaseFailed({ part: { onEnd }, error, onRetry }: FailedPart<PurchaseProps>) {
  return <PartFailed error={error} onRetry={onRetry} onClose={onEnd} />;
}
