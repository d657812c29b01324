import { PAID_PLAN_IDS, type PaidPlanId } from '@platewise/contract/billing/paid-plans';
import { z } from 'zod';

/** Where Razorpay's API is unless stated otherwise. */
export const BASE_URL = 'https://api.razorpay.com';
const CHECKOUT_URL = 'https://checkout.razorpay.com/v1/checkout.js';
/** A shorter secret could be guessed, and anyone who knows it can make plans paid. */
const WEBHOOK_SECRET_MIN_CHARACTERS = 16;

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The variable that holds the provider's id of a plan. */
export const planVariable = (planId: PaidPlanId) => `RAZORPAY_PLAN_${planId.toUpperCase()}`;

const secureAddress = z.string().refine(isSecure, { error: 'must be an address like https://api.razorpay.com' });

const webhookSecret = z.string().refine((text) => text.trim().length >= WEBHOOK_SECRET_MIN_CHARACTERS, {
  error: `must have at least ${WEBHOOK_SECRET_MIN_CHARACTERS} characters`,
});

/** What is set for payments through Razorpay. */
export const razorpayVariables = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w{6,60}$/, { error: 'must be a key id like rzp_live_a1B2c3D4e5F6g7' })
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: webhookSecret.optional(),
  RAZORPAY_WEBHOOK_SECRET_OLD: webhookSecret.optional(),
  RAZORPAY_PLAN_PRO_MONTHLY: z.string().optional(),
  RAZORPAY_PLAN_PRO_YEARLY: z.string().optional(),
  RAZORPAY_PLAN_FAMILY_MONTHLY: z.string().optional(),
  RAZORPAY_PLAN_FAMILY_YEARLY: z.string().optional(),
  RAZORPAY_BASE_URL: secureAddress.optional(),
  RAZORPAY_CHECKOUT_URL: secureAddress.optional(),
};

type Variables = z.output<z.ZodObject<typeof razorpayVariables>>;

/** Those that mean something only together. */
export const RAZORPAY_REQUIRED = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  ...PAID_PLAN_IDS.map(planVariable),
];

export const RAZORPAY_OPTIONAL = ['RAZORPAY_BASE_URL', 'RAZORPAY_CHECKOUT_URL', 'RAZORPAY_WEBHOOK_SECRET_OLD'];

/** What the payments adapter is made with; null where the keys are not set. */
export function razorpaySettings(variables: Variables) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: secret } = variables;
  if (!keyId || !keySecret || !secret) return null;
  return {
    keyId,
    keySecret,
    webhookSecret: secret,
    webhookSecretOld: variables.RAZORPAY_WEBHOOK_SECRET_OLD,
    plans: {
      pro_monthly: variables.RAZORPAY_PLAN_PRO_MONTHLY ?? '',
      pro_yearly: variables.RAZORPAY_PLAN_PRO_YEARLY ?? '',
      family_monthly: variables.RAZORPAY_PLAN_FAMILY_MONTHLY ?? '',
      family_yearly: variables.RAZORPAY_PLAN_FAMILY_YEARLY ?? '',
    } satisfies Record<PaidPlanId, string>,
    baseUrl: variables.RAZORPAY_BASE_URL ?? BASE_URL,
    checkoutUrl: variables.RAZORPAY_CHECKOUT_URL ?? CHECKOUT_URL,
  };
}

// Keys travel to this address, and the script runs in the page: only this machine may do without https.
/** Whether an address is reached by https, or on this machine. */
export function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname));
}
