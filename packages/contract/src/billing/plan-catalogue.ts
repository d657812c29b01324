import { texts } from '../texts.ts';
import { type PaidPlanId, type PlanPrices, rupeesOf } from './paid-plans.ts';
import type { PlanId, PlanOffer } from './subscription-schema.ts';

const MONTHS = 12;

/** The three plans as they are offered at these prices, cheapest first. */
export function planCatalogue(prices: PlanPrices): PlanOffer[] {
  return [
    offer('free', null),
    offer('pro', { planId: 'pro_monthly', yearlyPlanId: 'pro_yearly', prices }),
    offer('family', { planId: 'family_monthly', yearlyPlanId: 'family_yearly', prices }),
  ];
}

type Sold = { planId: PaidPlanId; yearlyPlanId: PaidPlanId; prices: PlanPrices };

function offer(id: PlanId, sold: Sold | null): PlanOffer {
  const { name, description, features } = texts.pricing[id];
  const yearlySum = sold ? rupeesOf(sold.prices[sold.yearlyPlanId]) : 0;
  return {
    id,
    name,
    description,
    price: sold ? rupeesOf(sold.prices[sold.planId]) : 0,
    yearlyPrice: Math.round((yearlySum / MONTHS) * 100) / 100,
    yearlySum,
    planId: sold?.planId ?? null,
    yearlyPlanId: sold?.yearlyPlanId ?? null,
    popular: id === 'pro',
    features: features.map((text) => ({ text })),
  };
}
