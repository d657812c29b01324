import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import * as ended from './ended-subscriptions-repository.ts';
import { isFinal } from './merge-snapshot.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { enqueue } from './payment-tasks-repository.ts';

/** Longer than a year, after which a yearly plan that did not end at the provider would be charged again. */
export const ENDED_RETENTION_MS = 400 * 24 * 3_600_000;

/**
 * Keeps, without the person, what an account that is deleted has bought: a charge that is heard of later is paid back.
 * What was begun between the end of the paid plan and the deletion, as by a checkout in another tab, is ended and paid
 * back whole. The sandbox's books go with the account.
 */
export async function saveEnded(trx: Db, userId: string, { at }: { at: Date }): Promise<void> {
  const all = await charges.listForUser(trx, userId);
  for (const row of await subscriptions.listForUser(trx, userId)) {
    if (row.provider === 'sandbox') continue;
    await save(
      trx,
      row,
      all.filter(({ subscription_id }) => subscription_id === row.id),
      at,
    );
  }
}

async function save(trx: Db, row: PaymentSubscriptionRow, own: readonly PaymentChargeRow[], at: Date): Promise<void> {
  const { provider, id, revoked_at: revokedAt } = row;
  const isLate = revokedAt === null;
  const isFirstUnknown = row.guarantee_at !== null && own.length === 0;
  const refundAfter = isLate || isFirstUnknown ? null : revokedAt;
  await ended.insert(trx, {
    provider,
    id,
    refund_after: refundAfter,
    kept_until: new Date(at.getTime() + ENDED_RETENTION_MS),
  });
  for (const { id: target, amount_paise: amountPaise } of isLate ? own : []) {
    await enqueue(trx, { provider, kind: 'refund', target, amountPaise, at });
  }
  // Ending it again asks for its charges as well.
  const isOpen = !isFinal(row.state) || isFirstUnknown || row.paid_count > own.length;
  if (isOpen) await enqueue(trx, { provider, kind: 'cancel', target: id, amountPaise: null, at });
}
