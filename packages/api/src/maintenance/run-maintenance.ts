import { deleteOver } from '../allowance/allowance-memory-repository.ts';
import { refundExpired } from '../allowance/refund-expired.ts';
import { deleteUnconfirmed } from '../contact/newsletter-repository.ts';
import type { Context } from '../context.ts';
import { deleteExpiredKeys } from '../idempotency/idempotency-repository.ts';
import { forgetOldUsage } from '../model-usage/forget-old-usage.ts';
import { deleteForgotten as deleteLetters } from '../outbox/outbox-repository.ts';
import { removeDeletedBefore } from '../plans/deleted-plans-repository.ts';
import { deletedPlansSince } from '../plans/deleted-plans-since.ts';
import { deleteOldCounters } from '../rate-limit/rate-limit-repository.ts';
import { deleteForgotten } from '../users/deleted-account-repository.ts';

const COUNTERS_KEPT_MS = 3_600_000;
const UNCONFIRMED_KEPT_MS = 30 * 24 * 3_600_000;

/** One round of the work in the background: reservations past their deadline; keys, counters, deleted plans, unconfirmed addresses, letters to forget and old costs that are over. */
export async function runMaintenance(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'hasFreeSpace'>,
): Promise<{ refunded: number }> {
  const { db, now, hasFreeSpace } = context;
  if (!(await hasFreeSpace())) return { refunded: 0 };
  const refunded = await refundExpired(context);
  await deleteExpiredKeys(db, { at: now() });
  await deleteOver(db, { at: now() });
  await deleteOldCounters(db, { before: new Date(now().getTime() - COUNTERS_KEPT_MS) });
  await deleteUnconfirmed(db, { before: new Date(now().getTime() - UNCONFIRMED_KEPT_MS) });
  await deleteForgotten(db, { at: now() });
  await deleteLetters(db, { at: now() });
  await forgetOldUsage(context);
  await removeDeletedBefore(db, { before: deletedPlansSince(now()) });
  return { refunded };
}
