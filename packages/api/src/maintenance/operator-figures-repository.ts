import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** What waits and who pays, each found by an index however many people there are. */
export type OperatorFigures = {
  emailsWaiting: number;
  /** What payment providers are to do: pending, and given up. */
  paymentTasks: { waiting: number; failed: number };
  /** Accounts that are deleted here and not yet at the sign-in service. */
  identityRemovals: number;
  /** People whose subscription is paid up and goes on, by the plan; what an operator has granted is not among them. */
  payingPeople: { pro: number; family: number };
};

/** How long one of the statements may take: an operator can do without a figure, people cannot do without the database. */
const STATEMENT_MS = 1500;

/** @throws what the database answers when a statement takes longer than a second and a half */
export function readOperatorFigures(db: Db, { at }: { at: Date }): Promise<OperatorFigures> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
      return {
        emailsWaiting: await countWaitingEmails(trx),
        paymentTasks: await countPaymentTasks(trx),
        identityRemovals: await countIdentityRemovals(trx),
        payingPeople: await countPayingPeople(trx, { at }),
      };
    });
}

async function countWaitingEmails(trx: Db): Promise<number> {
  const { count } = await trx
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countPaymentTasks(trx: Db): Promise<OperatorFigures['paymentTasks']> {
  const rows = await trx
    .selectFrom('payment_task')
    .select((eb) => ['state', eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: 'waiting' | 'failed') => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of('waiting'), failed: of('failed') };
}

async function countIdentityRemovals(trx: Db): Promise<number> {
  const { count } = await trx
    .selectFrom('identity_removal')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** People whose subscription is paid up and goes on, by the plan. */
// By `payment_subscription_due`: a subscription that can still change is to be looked at again.
export async function countPayingPeople(trx: Db, { at }: { at: Date }): Promise<OperatorFigures['payingPeople']> {
  const rows = await trx
    .selectFrom('payment_subscription')
    .select((eb) => ['plan_id', eb.fn.count<string>('user_id').distinct().as('count')])
    .where('next_check_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('paid_through', '>', at)
    .groupBy('plan_id')
    .execute();
  const of = (plan: 'pro' | 'family') =>
    rows.filter((row) => PAID_PLANS[row.plan_id].plan === plan).reduce((sum, { count }) => sum + Number(count), 0);
  return { pro: of('pro'), family: of('family') };
}
