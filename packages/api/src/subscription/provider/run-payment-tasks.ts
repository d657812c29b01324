import type { PaymentTaskRow } from '@platewise/db/tables/payment-tables';
import { isPaymentError, type PaymentErrorCode } from '@platewise/providers/payments/payment-error';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { Context } from '../../context.ts';
import * as ended from './ended-subscriptions-repository.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { claimDue, remove, settle } from './payment-tasks-repository.ts';
import { refundEnded } from './refund-ended.ts';

/** Pieces of work in one round, so that other work in the background gets its turn. */
const TASKS_PER_ROUND = 20;
/** How long one attempt may take before another process takes it over; the provider's client gives up earlier. */
const ATTEMPT_MS = 2 * 60_000;
/** Minutes from each failed attempt to the next one; then once a day, until it is done. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720];
const DAILY_MINUTES = 1440;
/** Attempts after which an operator must look, most of a day. Banks take back what is older than half a year no more. */
const STUCK_AFTER = RETRY_MINUTES.length;
const GIVEN_UP_AFTER_MS = 180 * 24 * 3_600_000;
/** What time alone seldom mends: an account without enough money for a refund, keys or ids that are not right. */
const NEEDS_ATTENTION: ReadonlySet<PaymentErrorCode> = new Set(['REJECTED', 'NOT_FOUND', 'CONFIG']);

/**
 * What became of the work; `reasons` are the codes of failures. Of what was postponed, `stuck` needs an operator's eye;
 * what was given up is kept and not tried any more.
 */
export type TaskRound = { done: number; postponed: number; stuck: number; givenUp: number; reasons: string[] };

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
  const round: TaskRound = { done: 0, postponed: 0, stuck: 0, givenUp: 0, reasons: [] };
  const targets = userId === undefined ? undefined : await targetsOf(context, userId);
  if (targets?.length === 0) return round;
  for (let count = 0; count < TASKS_PER_ROUND && !signal?.aborted; count += 1) {
    const at = now();
    const until = new Date(at.getTime() + ATTEMPT_MS);
    const task = await claimDue(db, { provider: payments.kind, at, until, targets });
    if (!task) return round;
    const code = await attempt(context, task);
    if (code === null) {
      await remove(db, task);
      round.done += 1;
      continue;
    }
    round.reasons.push(`${task.kind}: ${code}`);
    const failedAt = now().getTime();
    const isGivenUp = failedAt - task.created_at.getTime() > GIVEN_UP_AFTER_MS;
    const minutes = RETRY_MINUTES[task.attempts - 1] ?? DAILY_MINUTES;
    if (isGivenUp) await settle(db, task, { state: 'failed', last_error: code });
    else await settle(db, task, { next_attempt_at: new Date(failedAt + minutes * 60_000), last_error: code });
    round[isGivenUp ? 'givenUp' : 'postponed'] += 1;
    if (!isGivenUp && (task.attempts > STUCK_AFTER || NEEDS_ATTENTION.has(code))) round.stuck += 1;
    // A provider that does not answer makes each attempt wait for its time-out: the others have their turn next round.
    if (code === 'UNAVAILABLE') return round;
  }
  return round;
}

async function attempt(context: Uses, task: PaymentTaskRow): Promise<PaymentErrorCode | null> {
  try {
    if (task.kind === 'cancel') await end(context, task);
    else await context.payments.refund(task.target, { totalPaise: task.amount_paise ?? 0 });
    return null;
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    return error.code;
  }
}

/** Ends a subscription. Nobody hears of the charges of one whose account is gone: they are asked for at once. */
async function end({ db, now, payments }: Uses, { target }: PaymentTaskRow): Promise<void> {
  try {
    await payments.cancel(target, { atPeriodEnd: false });
  } catch (error) {
    // It has ended already, or the provider does not know it (any more): that is what was wanted.
    const isOver = isPaymentError(error) && (error.code === 'NOT_CANCELLABLE' || error.code === 'NOT_FOUND');
    if (!isOver) throw error;
    if (error.code === 'NOT_FOUND') return;
  }
  const row = await ended.find(db, { provider: payments.kind, id: target });
  if (row) await refundEnded(db, row, { charges: await payments.listCharges(target), at: now() });
}

async function targetsOf({ db }: Uses, userId: string): Promise<string[]> {
  const rows = await subscriptions.listForUser(db, userId);
  const paid = await charges.listForUser(db, userId);
  return [...rows, ...paid].map(({ id }) => id);
}
