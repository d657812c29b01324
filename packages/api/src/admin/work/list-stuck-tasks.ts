import type { AdminStuck, AdminStuckTask } from '@platewise/contract/admin/admin-work-schema';
import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import { LIMITS } from '@platewise/contract/limits';
import type { IdentityRemovalRow } from '@platewise/db/database';
import type { PaymentTaskRow } from '@platewise/db/tables/payment-tables';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { listPaymentTasks, listRemovals, retryPaymentTask, retryRemoval } from './stuck-tasks-repository.ts';

/** The background looks every few seconds: what is due for longer, nobody takes. */
const DUE_MS = 15 * 60_000;
const REMOVAL = 'identity-removal';

/** What the background does not come to the end of, and why; what the payment provider is to do comes first, oldest first. */
export async function listStuckTasks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<AdminStuck> {
  const limit = LIMITS.adminRowsMax;
  const asked = { dueBefore: new Date(now().getTime() - DUE_MS), limit: limit + 1 };
  const tasks = await listPaymentTasks(db, asked);
  const removals = await listRemovals(db, asked);
  const rows = [...tasks.map(toTask), ...removals.map(toRemoval)];
  return { rows: rows.slice(0, limit), isCut: rows.length > limit };
}

function toTask(row: PaymentTaskRow): AdminStuckTask {
  return {
    id: `${row.kind} ${row.provider} ${row.target}`,
    kind: row.kind,
    provider: row.provider,
    target: row.target,
    amount: row.amount_paise === null ? null : rupeesOf(row.amount_paise),
    state: row.state,
    attempts: row.attempts,
    error: row.last_error,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at.toISOString(),
  };
}

function toRemoval(row: IdentityRemovalRow): AdminStuckTask {
  return {
    id: `${REMOVAL} identity ${row.account_id}`,
    kind: REMOVAL,
    provider: 'identity',
    target: row.account_id,
    amount: null,
    state: 'waiting',
    attempts: row.attempts,
    error: row.last_error,
    createdAt: null,
    nextAttemptAt: row.next_attempt_at.toISOString(),
  };
}

/**
 * Has a task tried again at once.
 * @throws AppError NOT_FOUND when there is none, as when it was done meanwhile
 */
export async function retryTask(operating: Operating, { taskId }: { taskId: string }): Promise<null> {
  await operating.db.transaction().execute(async (trx) => {
    if (!(await retry({ ...operating, db: trx }, taskId))) throw new AppError('NOT_FOUND');
    await logAction({ ...operating, db: trx }, { action: 'task-retried', subject: taskId });
  });
  return null;
}

async function retry({ db, now }: Pick<Context, 'db' | 'now'>, taskId: string): Promise<boolean> {
  const [, kind, provider, target = ''] = /^(\S+) (\S+) (\S+)$/.exec(taskId) ?? [];
  const at = now();
  if (kind === REMOVAL) return retryRemoval(db, { accountId: target, at });
  if (kind !== 'cancel' && kind !== 'refund') return false;
  if (provider !== 'razorpay' && provider !== 'sandbox') return false;
  return retryPaymentTask(db, { provider, kind, target, at });
}
