import { LIMITS } from '@platewise/contract/limits';
import { deleteOver } from '../allowance/allowance-memory-repository.ts';
import { deleteUnconfirmed } from '../contact/newsletter-repository.ts';
import type { Context } from '../context.ts';
import { deleteExpiredKeys } from '../idempotency/idempotency-repository.ts';
import { forgetOldUsage } from '../model-usage/forget-old-usage.ts';
import { deleteForgotten as deleteEmails } from '../outbox/outbox-repository.ts';
import { removeDeletedBefore } from '../plans/deleted-plans-repository.ts';
import { deletedPlansSince } from '../plans/deleted-plans-since.ts';
import { deleteOldCounters } from '../rate-limit/rate-limit-repository.ts';
import { deleteForgotten as deleteSessions } from '../sessions/sessions-repository.ts';
import { deleteForgotten } from '../users/deletion/deleted-account-repository.ts';
import { deleteOldMessages } from '../webhooks/deliveries-repository.ts';

const COUNTERS_RETENTION_MS = 3_600_000;
const WEBHOOK_LOG_MS = LIMITS.webhookLogDays * 24 * 3_600_000;
const UNCONFIRMED_RETENTION_MS = 30 * 24 * 3_600_000;

/**
 * One round of the work in the background: keys, counters, deleted plans, unconfirmed addresses, emails to forget, the log
 * of webhooks and old costs that are over. What fails keeps none of the others from its turn.
 * @throws Error whose cause is the first failure, when all have had their turn
 */
export async function runMaintenance(context: Pick<Context, 'db' | 'now' | 'hasFreeSpace'>): Promise<void> {
  const { db, now, hasFreeSpace } = context;
  if (!(await hasFreeSpace())) return;
  const at = now();
  const before = (retentionMs: number) => ({ before: new Date(at.getTime() - retentionMs) });
  const tasks: (() => Promise<unknown>)[] = [
    () => deleteExpiredKeys(db, { at }),
    () => deleteOver(db, { at }),
    () => deleteOldCounters(db, before(COUNTERS_RETENTION_MS)),
    () => deleteUnconfirmed(db, before(UNCONFIRMED_RETENTION_MS)),
    () => deleteForgotten(db, { at }),
    () => deleteSessions(db, { at }),
    () => deleteEmails(db, { at }),
    () => deleteOldMessages(db, before(WEBHOOK_LOG_MS)),
    () => forgetOldUsage(context),
    () => removeDeletedBefore(db, { before: deletedPlansSince(at) }),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) {
    await task().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new Error('Maintenance is not complete.', { cause: failures[0] });
}
