import { Box, Button, Text } from '@mantine/core';
import { PAID_PLANS, type PaidPlanId, rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { Billing, PlanId, PlanOffer } from '@platewise/contract/billing/subscription-schema';
import { amountText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { useLocation } from '@tanstack/react-router';
import { use, useEffect, useId, useRef, useState } from 'react';
import type { Interval } from '../../../shared/format/plan-price.ts';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { SubscriptionContext } from '../../../shared/subscription/subscription-context.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { type FailedPart, lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { PartFailed } from '../../../shared/ui/parts/part-failed.tsx';
import note from '../../../shared/ui/states/note.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';

/** The button of a plan: the current one is disabled (shell 2), but can be paid by the other interval, and again when its last charge failed. */
export function PlanAction({ offer, interval }: { offer: PlanOffer; interval: Interval }) {
  const { isSignedIn, plan, paidPlanId, isUnpaid, ownPrice } = useKnownPlan();
  const planId = interval === 'yearly' ? offer.yearlyPlanId : offer.planId;
  const isCurrent = plan === offer.id;
  const isOtherInterval = isCurrent && planId !== null && paidPlanId !== null && paidPlanId !== planId;

  const isPaidAgain = isUnpaid && planId !== null && paidPlanId === planId;

  if (isCurrent && !isOtherInterval && !isPaidAgain) {
    return (
      <>
        <Button fullWidth variant="default" disabled>
          {words.currentPlan}
        </Button>
        {ownPrice && (
          <Text size="sm" mt="sm" c="dimmed">
            {ownPrice}
          </Text>
        )}
      </>
    );
  }
  if (planId !== null) {
    const otherwise = isOtherInterval ? words.changeInterval[interval] : words.choose({ plan: offer.name });
    const label = isPaidAgain ? words.payAgain : otherwise;
    return <ChoosePlan planId={planId} isMarked={offer.popular || isPaidAgain} label={label} isSignedIn={isSignedIn} />;
  }
  // A paid plan ends in the settings; a new one starts with an account.
  if (plan) {
    return (
      <ButtonLink to="/settings" search={{ tab: 'subscription' }} fullWidth variant="default">
        {words.changeInSettings}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={isSignedIn ? '/meal' : '/signup'} fullWidth variant="default">
      {words.start}
    </ButtonLink>
  );
}

type PurchaseProps = { planId: PaidPlanId; onEnd: () => void };

const StartPurchase = lazyPart<PurchaseProps>(async () => (await import('./start-purchase.tsx')).StartPurchase, {
  Failed: PurchaseFailed,
});

type ChoosePlanProps = { planId: PaidPlanId; label: string; isMarked: boolean; isSignedIn: boolean };

/** Begins a purchase; who is not signed in is asked to, and comes back to the page that they were on. */
function ChoosePlan({ planId, label, isMarked, isSignedIn }: ChoosePlanProps) {
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
      <Box id={noteId} role="status" className={note.note} mt="sm" hidden={!isAsked}>
        {isAsked && (
          <span>
            {words.signInFirst}{' '}
            <TextLink to="/signin" search={{ redirect: here }}>
              {words.signIn}
            </TextLink>{' '}
            <TextLink to="/signup" search={{ redirect: here }}>
              {words.makeAccount}
            </TextLink>
          </span>
        )}
      </Box>
    </>
  );
}

function PurchaseFailed({ part: { onEnd }, error, onRetry }: FailedPart<PurchaseProps>) {
  return <PartFailed error={error} onRetry={onRetry} onClose={onEnd} />;
}

type KnownPlan = {
  isSignedIn: boolean;
  /** Null for visitors, and as long as it has not been read from the server. */
  plan: PlanId | null;
  /** What is paid for, by the month or by the year; null where nothing is. */
  paidPlanId: PaidPlanId | null;
  /** Whether its last charge failed, so that it can be paid again. */
  isUnpaid: boolean;
  /** What the person goes on paying, where that is not what the plan is sold for now. */
  ownPrice: string | null;
};

/** The plan of anyone who is signed in. */
function useKnownPlan(): KnownPlan {
  const { status } = useAuth();
  const subscription = use(SubscriptionContext);
  const isSignedIn = status === 'signed-in';
  if (!isSignedIn || subscription === null || !subscription.isKnown) {
    return { isSignedIn, plan: null, paidPlanId: null, isUnpaid: false, ownPrice: null };
  }
  const { plan, billing } = subscription;
  return {
    isSignedIn,
    plan,
    paidPlanId: plan === 'free' ? null : (billing?.planId ?? null),
    isUnpaid: billing?.problem === 'renewal-failed',
    ownPrice: billing && plan !== 'free' ? ownPriceOf(billing) : null,
  };
}

function ownPriceOf({ planId, amount }: Billing): string | null {
  if (amount === rupeesOf(planPrices()[planId])) return null;
  const interval = texts.billingScreen.intervals[PAID_PLANS[planId].interval];
  return words.yours({ amount: amountText(amount), interval });
}
