import { isHeld } from '@platewise/db/is-held';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { Context } from '../../context.ts';
import { lockUser } from '../../users/users-repository.ts';
import { askProvider } from './ask-provider.ts';
import * as ended from './ended-subscriptions-repository.ts';
import { deleteBefore } from './payment-events-repository.ts';
import { claimDue, listEnded, revokeSandbox } from './payment-subscriptions-repository.ts';
import { runPaymentTasks, type TaskRound } from './run-payment-tasks.ts';
import { settleSubscription } from './settle-subscription.ts';

/** Subscriptions asked about in one round, so that other work in the background gets its turn. */
const ASKED_PER_ROUND = 20;
/** When one is asked about again after the provider did not answer. */
const RETRY_MS = 10 * 60_000;
/** The provider sends a webhook event again for a day. */
const MESSAGES_RETENTION_MS = 30 * 24 * 3_600_000;

/** `unknownPlans` counts who is charged for a plan that is none of ours: an operator must look. */
export type ReconcileRound = { asked: number; unknownPlans: number; failures: string[]; tasks: TaskRound };

/**
 * One round of what keeps plans true without anybody's call: plans that end by the clock, subscriptions whose webhook events
 * may have been lost, and what the provider is still to do. Safe with several processes.
 */
export async function reconcilePayments(
  context: Pick<Context, 'db' | 'now' | 'hasFreeSpace'> & { payments: PaymentsPort; signal: AbortSignal },
): Promise<ReconcileRound> {
  const { db, now, payments, signal, hasFreeSpace } = context;
  const round: ReconcileRound = {
    asked: 0,
    unknownPlans: 0,
    failures: [],
    tasks: { done: 0, postponed: 0, stuck: 0, givenUp: 0, reasons: [] },
  };
  // What a backup knows of payments is old: plans are ended and tests revoked when the provider has been asked.
  if (!(await hasFreeSpace()) || (await isHeld(db))) return round;
  await endPlans(context);
  await ended.deleteBefore(db, { before: now() });
  await deleteBefore(db, { before: new Date(now().getTime() - MESSAGES_RETENTION_MS) });
  while (round.asked < ASKED_PER_ROUND && !signal.aborted) {
    const at = now();
    const until = new Date(at.getTime() + RETRY_MS);
    const row = await claimDue(db, { provider: payments.kind, at, until });
    if (!row) break;
    round.asked += 1;
    try {
      if ((await askProvider(context, row)) === 'unknown-plan') round.unknownPlans += 1;
    } catch (error) {
      if (!isPaymentError(error)) throw error;
      round.failures.push(error.code);
      // The others would wait for the same time-out: they have their turn next round.
      if (error.code === 'UNAVAILABLE') return round;
    }
  }
  round.tasks = await runPaymentTasks(context, { signal });
  return round;
}

/** Plans whose paid time is over; and what test payments bought, where money is real now. */
async function endPlans({
  db,
  now,
  payments,
}: Pick<Context, 'db' | 'now'> & { payments: PaymentsPort }): Promise<void> {
  const ended = await listEnded(db, { at: now(), limit: ASKED_PER_ROUND });
  const isReal = payments.kind !== 'sandbox';
  const pretended = isReal ? await revokeSandbox(db, { at: now(), limit: ASKED_PER_ROUND }) : [];
  for (const userId of [...ended, ...pretended]) {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await settleSubscription(trx, userId, { at: now() });
    });
  }
}
