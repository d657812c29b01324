import type { PaymentTaskRow } from '@platewise/db/payment-tables';
import { isPaymentError, type PaymentErrorCode } from '@platewise/providers/payments/payment-error';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { Context } from '../context.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { claimDue, remove, settle } from './payment-tasks-repository.ts';

/** Pieces of work in one round, so that other work in the background gets its turn. */
const TASKS_PER_ROUND = 20;
/** How long one attempt may take before another process takes it over; the provider's client gives up earlier. */
const ATTEMPT_MS = 2 * 60_000;
/** Minutes from each failed attempt to the next one; after as many and one more, in four days, an operator must look. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440];
/** What another attempt cannot change. */
const HOPELESS: ReadonlySet<PaymentErrorCode> = new Set(['REJECTED', 'NOT_FOUND']);

/** What became of the work; `reasons` are the codes of failures. */
export type TaskRound = { done: number; postponed: number; givenUp: number; reasons: string[] };

type Uses = Pick<Context, 'db' | 'now'> & { payments: PaymentsPort };

/**
 * One round of what the provider is still to do: ending subscriptions that were replaced, paying back. Of one person
 * when that is asked, as soon as their call has noted it. Safe with several processes; both kinds of work may be done
 * twice without harm. No transaction is open while the provider is awaited.
 */
export async function runPaymentTasks(
  context: Uses,
  { userId, signal }: { userId?: string; signal?: AbortSignal } = {},
): Promise<TaskRound> {
  const { db, now, payments } = context;
  const round: TaskRound = { done: 0, postponed: 0, givenUp: 0, reasons: [] };
  const targets = userId === undefined ? undefined : await targetsOf(context, userId);
  if (targets?.length === 0) return round;
  for (let count = 0; count < TASKS_PER_ROUND && !signal?.aborted; count += 1) {
    const at = now();
    const until = new Date(at.getTime() + ATTEMPT_MS);
    const task = await claimDue(db, { provider: payments.kind, at, until, targets });
    if (!task) return round;
    const code = await attempt(payments, task);
    if (code === null) {
      await remove(db, task);
      round.done += 1;
      continue;
    }
    round.reasons.push(`${task.kind}: ${code}`);
    const minutes = HOPELESS.has(code) ? undefined : RETRY_MINUTES[task.attempts - 1];
    if (minutes === undefined) await settle(db, task, { state: 'failed' });
    else await settle(db, task, { next_attempt_at: new Date(now().getTime() + minutes * 60_000) });
    round[minutes === undefined ? 'givenUp' : 'postponed'] += 1;
    // A provider that does not answer makes each attempt wait for its time-out: the others have their turn next round.
    if (code === 'UNAVAILABLE') return round;
  }
  return round;
}

async function attempt(payments: PaymentsPort, task: PaymentTaskRow): Promise<PaymentErrorCode | null> {
  try {
    if (task.kind === 'cancel') await payments.cancel(task.target, { atPeriodEnd: false });
    else await payments.refund(task.target, { totalPaise: task.amount_paise ?? 0 });
    return null;
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    // It has ended already: that is what was wanted.
    if (error.code === 'NOT_CANCELLABLE') return null;
    return error.code;
  }
}

async function targetsOf({ db }: Uses, userId: string): Promise<string[]> {
  const rows = await subscriptions.listForUser(db, userId);
  const paid = await charges.listForUser(db, userId);
  return [...rows, ...paid].map(({ id }) => id);
}
