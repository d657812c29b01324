import type { CancelledSubscription } from '@platewise/contract/billing/billing-schema';
import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { UserContext } from '../../context.ts';
import { lockUser } from '../../users/users-repository.ts';
import * as charges from '../provider/payment-charges-repository.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { listTargets } from '../provider/payment-tasks-repository.ts';
import { runPaymentTasks } from '../provider/run-payment-tasks.ts';
import { settleSubscription } from '../provider/settle-subscription.ts';
import { setGrant } from '../subscription-repository.ts';
import { endSubscriptions, isAlive } from './end-subscriptions.ts';
import { revocationOf } from './revocation-of.ts';

/**
 * Makes the caller free at once: ends everything at the provider, takes back what was given, and pays back in full what
 * was charged first within the last 14 days. Answers with what is paid back, and whether the provider still has to end
 * something.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED
 */
export async function cancelAtOnce(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'payments'>,
  rows: readonly PaymentSubscriptionRow[],
): Promise<Pick<CancelledSubscription, 'refund' | 'isQueued'>> {
  const { db, identity, now, payments } = context;
  const { userId } = identity;
  const at = now();
  const isQueued = await endSubscriptions(
    context,
    rows.filter((row) => isAlive(row, at)),
  );
  const refunds = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const before = await refundsOf(trx, userId);
    await revoke(trx, userId, at);
    await setGrant(trx, userId, { plan: null });
    await settleSubscription(trx, userId, { at });
    const after = await refundsOf(trx, userId);
    // What was on its way back before is not reported again.
    return after
      .map(({ id, paise }) => ({ id, paise: paise - (before.find((known) => known.id === id)?.paise ?? 0) }))
      .filter(({ paise }) => paise > 0);
  });
  if (refunds.length === 0) return { refund: null, isQueued };
  await runPaymentTasks(context, { userId });
  const open = await listTargets(db, { provider: payments.kind, targets: refunds.map(({ id }) => id) });
  const amount = rupeesOf(refunds.reduce((sum, { paise }) => sum + paise, 0));
  return { refund: { amount, state: open.length > 0 ? 'waiting' : 'started' }, isQueued };
}

async function revoke(trx: Db, userId: string, at: Date): Promise<void> {
  const known = await charges.listForUser(trx, userId);
  for (const row of await subscriptions.listForUser(trx, userId)) {
    const own = known.filter(({ subscription_id }) => subscription_id === row.id);
    await subscriptions.update(trx, userId, row.id, { is_open: false, ...revocationOf(row, own, at) });
  }
}

async function refundsOf(trx: Db, userId: string): Promise<{ id: string; paise: number }[]> {
  return (await charges.listForUser(trx, userId)).map(({ id, refund_paise: paise }) => ({ id, paise }));
}
