import type { PlanId, PlanOffer } from './subscription-schema.ts';
import { texts } from './texts.ts';

/** Share of the monthly price that a month costs when paid by the year (shell 9: 'Save 20%'). */
const YEARLY_FACTOR = 0.8;

/** Rupees a month (shell 9). */
const MONTHLY_RUPEES = { free: 0, pro: 499, family: 1299 } as const satisfies Record<PlanId, number>;

/** The three plans as they are offered, cheapest first. */
export const PLAN_CATALOGUE: readonly PlanOffer[] = [offer('free'), offer('pro'), offer('family')];

function offer(id: PlanId): PlanOffer {
  const { name, description, features } = texts.pricing[id];
  return {
    id,
    name,
    description,
    price: MONTHLY_RUPEES[id],
    yearlyPrice: Math.round(MONTHLY_RUPEES[id] * YEARLY_FACTOR * 100) / 100,
    planId: id === 'free' ? null : `${id}_monthly`,
    yearlyPlanId: id === 'free' ? null : `${id}_yearly`,
    popular: id === 'pro',
    features: features.map((text) => ({ text })),
  };
}
