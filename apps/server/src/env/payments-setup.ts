import { PAID_PLAN_IDS, type PaidPlanId, type PlanPrices } from '@platewise/contract/billing/paid-plans';
import { envSchema, issueSentence, publicUrlOf, whatIsSet } from './env.ts';
import { planPrices } from './plan-prices.ts';
import { BASE_URL, planVariable } from './razorpay-env.ts';

/** What plans are made with at the payment provider. */
export type PaymentsSetup = {
  keyId: string;
  keySecret: string;
  baseUrl: string;
  /** The plans that are set already. */
  known: Partial<Record<PaidPlanId, string>>;
  prices: PlanPrices;
  hasWebhookSecret: boolean;
  publicUrl: string;
};

export type PaymentsSetupOutcome = { ok: true; setup: PaymentsSetup } | { ok: false; sentence: string };

/** Reads the keys alone: a server needs the plans with them, but these are still to be made. Or one line that names what is missing. */
export function readPaymentsSetup(variables: Readonly<Record<string, string | undefined>>): PaymentsSetupOutcome {
  const set = whatIsSet(variables);
  const { data, error } = envSchema.safeParse(set);
  if (error) return { ok: false, sentence: issueSentence(error) };
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = data;
  if (!keyId || !keySecret) {
    const name = keyId ? 'RAZORPAY_KEY_SECRET' : 'RAZORPAY_KEY_ID';
    return {
      ok: false,
      sentence: `${name} must be set: make a pair of keys at Razorpay (Account & Settings, API Keys).`,
    };
  }
  return {
    ok: true,
    setup: {
      keyId,
      keySecret,
      baseUrl: data.RAZORPAY_BASE_URL ?? BASE_URL,
      known: knownPlans(set),
      prices: planPrices(data),
      hasWebhookSecret: data.RAZORPAY_WEBHOOK_SECRET !== undefined,
      publicUrl: publicUrlOf(data),
    },
  };
}

function knownPlans(set: Readonly<Record<string, string | undefined>>): PaymentsSetup['known'] {
  const pairs = PAID_PLAN_IDS.map((planId) => [planId, set[planVariable(planId)]] as const);
  return Object.fromEntries(pairs.filter(([, id]) => id !== undefined));
}
