import type { Plan } from './stand-in-state.ts';

/** An account at the stand-in: keys that open nothing else, and the four plans at the prices of the catalogue. */
export const STAND_IN_ACCOUNT = {
  keyId: 'rzp_test_standInForTests',
  keySecret: 'secret-of-the-stand-in',
  webhookSecret: 'message-secret-of-the-stand-in',
  plans: [
    plan('plan_pro_monthly', 'monthly', 49_900),
    plan('plan_pro_yearly', 'yearly', 479_040),
    plan('plan_family_monthly', 'monthly', 129_900),
    plan('plan_family_yearly', 'yearly', 1_247_040),
  ],
} as const satisfies { keyId: string; keySecret: string; webhookSecret: string; plans: readonly Plan[] };

/** The same as the product's own names for them. */
export const STAND_IN_PLANS = {
  pro_monthly: 'plan_pro_monthly',
  pro_yearly: 'plan_pro_yearly',
  family_monthly: 'plan_family_monthly',
  family_yearly: 'plan_family_yearly',
} as const;

/** The variables with which a server uses the stand-in. */
export function standInVariables({ url, checkoutUrl }: { url: string; checkoutUrl: string }): Record<string, string> {
  return {
    RAZORPAY_KEY_ID: STAND_IN_ACCOUNT.keyId,
    RAZORPAY_KEY_SECRET: STAND_IN_ACCOUNT.keySecret,
    RAZORPAY_WEBHOOK_SECRET: STAND_IN_ACCOUNT.webhookSecret,
    RAZORPAY_PLAN_PRO_MONTHLY: STAND_IN_PLANS.pro_monthly,
    RAZORPAY_PLAN_PRO_YEARLY: STAND_IN_PLANS.pro_yearly,
    RAZORPAY_PLAN_FAMILY_MONTHLY: STAND_IN_PLANS.family_monthly,
    RAZORPAY_PLAN_FAMILY_YEARLY: STAND_IN_PLANS.family_yearly,
    RAZORPAY_BASE_URL: url,
    RAZORPAY_CHECKOUT_URL: checkoutUrl,
  };
}

function plan(id: string, period: Plan['period'], amount: number): Plan {
  return { id, period, interval: 1, item: { amount, currency: 'INR' } };
}
