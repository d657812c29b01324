import { texts } from '../texts.ts';
import { MONTHLY_RUPEES, PAID_PLANS, type PaidPlanId, rupeesOf } from './paid-plans.ts';
import type { PlanId, PlanOffer } from './subscription-schema.ts';

const MONTHS = 12;

/** The three plans as they are offered, cheapest first. */
export function planCatalogue(): PlanOffer[] {
  return [
    offer('free', null, null),
    offer('pro', 'pro_monthly', 'pro_yearly'),
    offer('family', 'family_monthly', 'family_yearly'),
  ];
}

function offer(id: PlanId, planId: PaidPlanId | null, yearlyPlanId: PaidPlanId | null): PlanOffer {
  const { name, description, features } = texts.pricing[id];
  const yearlySum = yearlyPlanId ? rupeesOf(PAID_PLANS[yearlyPlanId].amountPaise) : 0;
  return {
    id,
    name,
    description,
    price: MONTHLY_RUPEES[id],
    yearlyPrice: Math.round((yearlySum / MONTHS) * 100) / 100,
    yearlySum,
    planId,
    yearlyPlanId,
    popular: id === 'pro',
    features: features.map((text) => ({ text })),
  };
}
