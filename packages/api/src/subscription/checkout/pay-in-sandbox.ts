import type { SandboxPay, SandboxPayment } from '@platewise/contract/billing/billing-schema';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { findById } from '../provider/payment-subscriptions-repository.ts';

/**
 * Makes a test payment, or has it declined; renewals then do the same. What it gives is to be confirmed like that of a
 * real checkout. Where money is real there is no such till.
 * @throws AppError NOT_FOUND, PAYMENT_DECLINED
 */
export async function payInSandbox(
  { db, identity, payments }: UserContext,
  { subscriptionId, outcome }: SandboxPay,
): Promise<SandboxPayment> {
  const { till } = payments;
  const row = till && (await findById(db, identity.userId, subscriptionId));
  if (!till || row?.provider !== 'sandbox') throw new AppError('NOT_FOUND');
  const paid = await till.pay(subscriptionId, outcome).catch((error: unknown) => {
    throw isPaymentError(error) ? new AppError('NOT_FOUND', {}, { cause: error }) : error;
  });
  if (!paid) throw new AppError('PAYMENT_DECLINED');
  return paid;
}
