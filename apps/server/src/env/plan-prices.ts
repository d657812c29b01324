import {
  DOCUMENTED_PRICES,
  PAID_PLAN_IDS,
  type PaidPlanId,
  type PlanPrices,
} from '@platewise/contract/billing/paid-plans';
import { z } from 'zod';

const PAISE = 100;
/** Rupees: what a card takes at most in one charge that nobody confirms would be less. */
const MOST_RUPEES = 1_000_000;

/** What plans are sold for, in rupees, such as `pro_monthly=599, pro_yearly=5750.40`. */
export const planPricesVariable = z.string().transform((text, context): Partial<PlanPrices> => {
  const prices: Partial<Record<PaidPlanId, number>> = {};
  for (const part of text.split(',')) {
    const [name = '', amount = ''] = part.split('=').map((piece) => piece.trim());
    const planId = PAID_PLAN_IDS.find((one) => one === name);
    const rupees = /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Number(amount) : 0;
    if (!planId || prices[planId] !== undefined || rupees < 1 || rupees > MOST_RUPEES) {
      context.addIssue({ code: 'custom', message: refusal(part.trim(), planId) });
      return z.NEVER;
    }
    prices[planId] = Math.round(rupees * PAISE);
  }
  return prices;
});

/** The table of prices: what is set, else the documented one. */
export function planPrices({ PLAN_PRICES }: { PLAN_PRICES?: Partial<PlanPrices> | undefined }): PlanPrices {
  return { ...DOCUMENTED_PRICES, ...PLAN_PRICES };
}

function refusal(part: string, planId: PaidPlanId | undefined): string {
  const found = part ? `"${part}" is not one` : 'one is empty';
  const why = planId ? ': each plan once, in rupees from 1 to 1000000, with two decimals at most' : '';
  return `must be prices like pro_monthly=599, pro_yearly=5750.40 of ${PAID_PLAN_IDS.join(', ')}; ${found}${why}`;
}
