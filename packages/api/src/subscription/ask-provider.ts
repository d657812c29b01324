import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import type { PaymentsPort, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import type { Context } from '../context.ts';
import * as charges from './payment-charges-repository.ts';
import { takeWord } from './take-word.ts';

type Uses = Pick<Context, 'db' | 'now'> & { payments: PaymentsPort };

/**
 * Takes what the provider says about a subscription now, with the charges that were not heard of yet.
 * @throws PaymentError
 */
export async function askProvider(
  context: Uses,
  { user_id: userId, id }: Pick<PaymentSubscriptionRow, 'user_id' | 'id'>,
): Promise<SubscriptionSnapshot> {
  const snapshot = await context.payments.find(id);
  await takeSnapshot(context, userId, snapshot);
  return snapshot;
}

/**
 * Takes a word of the provider's, then asks for the charges that it tells of and that are not known.
 * @throws PaymentError when the charges cannot be had now; the word has been taken by then
 */
export async function takeSnapshot(context: Uses, userId: string, snapshot: SubscriptionSnapshot): Promise<void> {
  const { db, payments } = context;
  await takeWord(context, userId, { snapshot, charges: [] });
  if (snapshot.paidCount <= (await charges.count(db, userId, { subscriptionId: snapshot.id }))) return;
  await takeWord(context, userId, { snapshot, charges: await payments.listCharges(snapshot.id) });
}
