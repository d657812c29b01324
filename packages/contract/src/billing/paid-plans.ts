import type { PlanId } from './subscription-schema.ts';

/** What can be bought: a plan, by the month or by the year. */
export const PAID_PLAN_IDS = ['pro_monthly', 'pro_yearly', 'family_monthly', 'family_yearly'] as const;

export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type BillingInterval = 'monthly' | 'yearly';
export type PaidPlan = { plan: Exclude<PlanId, 'free'>; interval: BillingInterval; amountPaise: number };

/** Rupees a month (shell 9). */
export const MONTHLY_RUPEES = { free: 0, pro: 499, family: 1299 } as const satisfies Record<PlanId, number>;

const PAISE = 100;
const MONTHS = 12;
/** Percent of the monthly price that a month costs when paid by the year (shell 9: 'Save 20%'). */
const YEARLY_PERCENT = 80;

/**
 * What can be bought, at the prices of the documents, in hundredths of a rupee. What a server sells it for is in its
 * {@link PlanPrices}; no amount ever comes from a browser.
 */
export const PAID_PLANS = {
  pro_monthly: { plan: 'pro', interval: 'monthly', amountPaise: MONTHLY_RUPEES.pro * PAISE },
  pro_yearly: { plan: 'pro', interval: 'yearly', amountPaise: yearlyPaise(MONTHLY_RUPEES.pro) },
  family_monthly: { plan: 'family', interval: 'monthly', amountPaise: MONTHLY_RUPEES.family * PAISE },
  family_yearly: { plan: 'family', interval: 'yearly', amountPaise: yearlyPaise(MONTHLY_RUPEES.family) },
} as const satisfies Record<PaidPlanId, PaidPlan>;

/** What one charge of each takes, in hundredths of a rupee: the one table from which pages, checkout and provider have their amounts. */
export type PlanPrices = Readonly<Record<PaidPlanId, number>>;

/** The prices of the documents (shell 9), which count unless an operator sets others. */
export const DOCUMENTED_PRICES: PlanPrices = {
  pro_monthly: PAID_PLANS.pro_monthly.amountPaise,
  pro_yearly: PAID_PLANS.pro_yearly.amountPaise,
  family_monthly: PAID_PLANS.family_monthly.amountPaise,
  family_yearly: PAID_PLANS.family_yearly.amountPaise,
};

/** Hundredths of a rupee as rupees. */
export function rupeesOf(paise: number): number {
  return paise / PAISE;
}

function yearlyPaise(rupeesPerMonth: number): number {
  return (rupeesPerMonth * PAISE * MONTHS * YEARLY_PERCENT) / 100;
}
