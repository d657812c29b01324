import type { Db } from '@platewise/db/database';
import { isNotHeld } from '@platewise/db/is-held';
import type { PaymentProvider, PaymentTaskRow } from '@platewise/db/tables/payment-tables';

type TaskKey = Pick<PaymentTaskRow, 'provider' | 'kind' | 'target'>;

/** Notes something that the provider is to do; the same again, or a larger refund, is one piece of work. */
export async function enqueue(
  db: Db,
  { provider, kind, target, amountPaise, at }: TaskKey & { amountPaise: number | null; at: Date },
): Promise<void> {
  await db
    .insertInto('payment_task')
    .values({ provider, kind, target, amount_paise: amountPaise, next_attempt_at: at, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'kind', 'target']).doUpdateSet({
        amount_paise: amountPaise,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: at,
        last_error: null,
      }),
    )
    .execute();
}

/**
 * Takes the piece of work that has been due longest, or one by its target, and counts the attempt; others take it over
 * only after `until`. Undefined when none is due, or all are held after a restore.
 */
export function claimDue(
  db: Db,
  {
    provider,
    at,
    until,
    targets,
  }: { provider: PaymentProvider; at: Date; until: Date; targets?: readonly string[] | undefined },
): Promise<PaymentTaskRow | undefined> {
  return db
    .updateTable('payment_task')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where((eb) =>
      eb(
        eb.refTuple('provider', 'kind', 'target'),
        '=',
        eb
          .selectFrom('payment_task as due')
          .select(['due.provider', 'due.kind', 'due.target'])
          .where('due.provider', '=', provider)
          .where('due.state', '=', 'waiting')
          .where('due.next_attempt_at', '<=', at)
          .where(isNotHeld())
          .$if(targets !== undefined, (query) => query.where('due.target', 'in', targets ?? []))
          .orderBy('due.next_attempt_at')
          // What goes on charging is ended before anything is paid back.
          .orderBy('due.kind')
          .orderBy('due.target')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('provider', 'kind', 'target'),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Removes a piece of work that is done, unless more was asked for meanwhile. */
export async function remove(db: Db, task: PaymentTaskRow): Promise<void> {
  await db
    .deleteFrom('payment_task')
    .where('provider', '=', task.provider)
    .where('kind', '=', task.kind)
    .where('target', '=', task.target)
    .where('attempts', '=', task.attempts)
    .execute();
}

/** Sets when a piece of work is tried again, or that it was given up, unless more was asked for meanwhile. */
export async function settle(
  db: Db,
  task: PaymentTaskRow,
  next: Partial<Pick<PaymentTaskRow, 'state' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await db
    .updateTable('payment_task')
    .set(next)
    .where('provider', '=', task.provider)
    .where('kind', '=', task.kind)
    .where('target', '=', task.target)
    .where('attempts', '=', task.attempts)
    .execute();
}

/** Which of these targets still wait for the provider. */
export async function listTargets(
  db: Db,
  { provider, targets }: { provider: PaymentProvider; targets: readonly string[] },
): Promise<string[]> {
  if (targets.length === 0) return [];
  const rows = await db
    .selectFrom('payment_task')
    .select('target')
    .where('provider', '=', provider)
    .where('target', 'in', targets)
    .execute();
  return rows.map(({ target }) => target);
}
