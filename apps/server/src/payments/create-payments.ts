import { hasRealSubscriptions } from '@platewise/api/subscription/provider/payment-subscriptions-repository';
import type { Db } from '@platewise/db/database';
import { serverSecret } from '@platewise/db/server-secret';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import { createRazorpayPayments } from '@platewise/providers/payments/razorpay/razorpay-payments';
import { createSandboxPayments } from '@platewise/providers/payments/sandbox/sandbox-payments';
import type { Env } from '../env/env.ts';

const MISSING = 'PaymentsMissingError';

/** Whether a start was refused because test payments would take the place of real ones. */
export function isPaymentsMissingError(error: unknown): error is Error {
  return error instanceof Error && error.name === MISSING;
}

/**
 * Razorpay when its keys are set, else the sandbox, in which no money moves.
 * @throws PaymentsMissingError when people pay through Razorpay and its keys are not set (security T30)
 */
export async function createPayments({ env, db, now }: { env: Env; db: Db; now: () => Date }): Promise<PaymentsPort> {
  if (env.razorpay) return createRazorpayPayments({ ...env.razorpay, prices: env.prices, now });
  if (await hasRealSubscriptions(db)) throw paymentsMissingError();
  return createSandboxPayments({ db, now, prices: env.prices, secret: await serverSecret(db, 'sandbox-payments') });
}

function paymentsMissingError(): Error {
  const sentence =
    'RAZORPAY_KEY_ID is not set, but people pay through Razorpay: their plans could not be kept or ended.';
  return Object.assign(new Error(sentence), { name: MISSING });
}
