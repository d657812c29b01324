import { Button } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { ButtonLink } from '../../components/button-link.tsx';
import { ChoosePlan } from './choose-plan.tsx';
import type { Interval } from './plan-price.ts';
import { useKnownPlan } from './use-known-plan.ts';

/** The button of a plan: the current one is disabled (shell 2), but can be paid by the other interval, and again when its last charge failed. */
export function PlanAction({ offer, interval }: { offer: PlanOffer; interval: Interval }) {
  const { isSignedIn, plan, paidPlanId, isUnpaid } = useKnownPlan();
  const planId = interval === 'yearly' ? offer.yearlyPlanId : offer.planId;
  const isCurrent = plan === offer.id;
  const isOtherInterval = isCurrent && planId !== null && paidPlanId !== null && paidPlanId !== planId;

  const isPaidAgain = isUnpaid && planId !== null && paidPlanId === planId;

  if (isCurrent && !isOtherInterval && !isPaidAgain) {
    return (
      <Button fullWidth variant="default" disabled>
        {words.currentPlan}
      </Button>
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
