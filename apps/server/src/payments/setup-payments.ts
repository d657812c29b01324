import { randomBytes } from 'node:crypto';
import { PAID_PLANS, rupeesOf } from '@platewise/contract/billing/paid-plans';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { type MadePlan, makePlans, refusalText } from '@platewise/providers/payments/razorpay/make-plans';
import type { PaymentsSetup } from '../env/payments-setup.ts';
import { planVariable } from '../env/razorpay-env.ts';
import { PAYMENT_EVENTS, PAYMENT_WEBHOOK_PATH } from './webhook-address.ts';

const SECRET_BYTES = 24;

/** Makes the plans that are missing at Razorpay, and describes what is to be set here and there. */
export async function setUpPayments(setup: PaymentsSetup): Promise<{ ok: boolean; text: string }> {
  try {
    const plans = await makePlans(setup);
    return {
      ok: true,
      text: [...planLines(plans, setup), '', ...variableLines(plans, setup), '', ...webhookLines(setup)].join('\n'),
    };
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    return { ok: false, text: failureText(error.code, refusalText(error)) };
  }
}

function planLines(plans: readonly MadePlan[], { keyId, prices }: PaymentsSetup): string[] {
  const mode = keyId.startsWith('rzp_test_') ? 'test mode, in which no money moves' : 'live mode';
  return [
    `Plans at Razorpay (${mode}):`,
    ...plans.map(({ planId, id, isNew }) => {
      const { interval } = PAID_PLANS[planId];
      return `  ${isNew ? 'made' : 'kept'}  ${id}  ${planId}: INR ${rupeesOf(prices[planId]).toFixed(2)}, ${interval}`;
    }),
  ];
}

function variableLines(plans: readonly MadePlan[], { keyId, hasWebhookSecret }: PaymentsSetup): string[] {
  return [
    'Set these variables, with RAZORPAY_KEY_SECRET, and start the server again:',
    `RAZORPAY_KEY_ID=${keyId}`,
    ...plans.map(({ planId, id }) => `${planVariable(planId)}=${id}`),
    hasWebhookSecret
      ? '# RAZORPAY_WEBHOOK_SECRET stays as it is set.'
      : `RAZORPAY_WEBHOOK_SECRET=${randomBytes(SECRET_BYTES).toString('base64url')}`,
  ];
}

// The API of webhooks is for partners, about the accounts of those whom they serve (Razorpay docs, Partners, Webhooks).
function webhookLines({ publicUrl }: PaymentsSetup): string[] {
  return [
    'Add the webhook by hand, once: Razorpay lets nobody but its partners add one by program. In its dashboard, in the same mode,',
    'under Account & Settings, Webhooks, Add New Webhook:',
    `  Webhook URL    ${publicUrl}${PAYMENT_WEBHOOK_PATH}`,
    '  Secret         the value of RAZORPAY_WEBHOOK_SECRET',
    '  Active events  every one of these:',
    ...PAYMENT_EVENTS.map((event) => `    ${event}`),
    ...(publicUrl.startsWith('https:')
      ? []
      : ['PUBLIC_URL is not https: set it first, since Razorpay has to reach that address.']),
    'Then run npm run doctor.',
  ];
}

function failureText(code: string, refusal: string): string {
  if (code === 'CONFIG')
    return 'Razorpay refuses RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: set a pair of keys that is valid.';
  if (code === 'UNAVAILABLE')
    return 'Razorpay does not answer. Run the command again when it does: it goes on where it has stopped.';
  return `Razorpay refuses to make a plan: ${refusal}. See whether Subscriptions are enabled for the account.`;
}
