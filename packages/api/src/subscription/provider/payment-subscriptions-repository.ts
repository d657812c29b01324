import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import { isNotHeld } from '@platewise/db/is-held';
import type { PaymentProvider, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';

/** Adds a subscription that a checkout can be opened with. */
export async function insert(
  db: Db,
  userId: string,
  row: Pick<
    PaymentSubscriptionRow,
    | 'id'
    | 'provider'
    | 'plan_id'
    | 'provider_plan_id'
    | 'amount_paise'
    | 'state'
    | 'state_at'
    | 'pay_url'
    | 'starts_at'
    | 'buyer_state'
    | 'next_check_at'
    | 'created_at'
  >,
): Promise<void> {
  await db
    .insertInto('payment_subscription')
    .values({
      user_id: userId,
      is_open: true,
      paid_through: null,
      period_end: null,
      activated_at: null,
      ends_at: null,
      revoked_at: null,
      guarantee_at: null,
      ...row,
    })
    .execute();
}

/** A subscription of a person's by the provider's id. */
export function findById(db: Db, userId: string, id: string): Promise<PaymentSubscriptionRow | undefined> {
  return db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The State that a person gave when they bought last; null where they were never asked. */
export async function findBuyerState(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_subscription')
    .select('buyer_state')
    .where('user_id', '=', userId)
    .where('buyer_state', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.buyer_state ?? null;
}

/** Whose subscription the provider speaks of. */
export async function findOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('payment_subscription').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** Every subscription of a person's, newest first. */
export function listForUser(db: Db, userId: string): Promise<PaymentSubscriptionRow[]> {
  return db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The checkout that a person has open for a plan, made after a moment. */
export function findOpen(
  db: Db,
  userId: string,
  { provider, planId, after }: { provider: PaymentProvider; planId: PaidPlanId; after: Date },
): Promise<PaymentSubscriptionRow | undefined> {
  return db
    .selectFrom('payment_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_open', '=', true)
    .where('provider', '=', provider)
    .where('plan_id', '=', planId)
    .where('state', '=', 'created')
    .where('created_at', '>', after)
    .executeTakeFirst();
}

/** Offers the checkouts that a person has open to nobody any more. */
export async function closeOpen(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('payment_subscription')
    .set({ is_open: false })
    .where('user_id', '=', userId)
    .where('is_open', '=', true)
    .execute();
}

/** Changes what is known of a subscription. */
export async function update(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Omit<PaymentSubscriptionRow, 'user_id' | 'id'>>,
): Promise<void> {
  await db
    .updateTable('payment_subscription')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/**
 * Takes the subscription that the provider is to be asked about first, and puts its next turn off. Undefined when none
 * is due, or all are held after a restore. Processes that ask at once take different ones.
 */
export async function claimDue(
  db: Db,
  { provider, at, until }: { provider: PaymentProvider; at: Date; until: Date },
): Promise<PaymentSubscriptionRow | undefined> {
  // Rows of everybody cannot be locked at once where they lie on several servers (note 61): the first that is due is looked for, and
  // taken from its person where nobody else has taken it meanwhile.
  for (;;) {
    const due = await db
      .selectFrom('payment_subscription')
      .select(['user_id', 'id'])
      .where('provider', '=', provider)
      .where('next_check_at', '<=', at)
      .where(isNotHeld())
      .orderBy('next_check_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await db
      .updateTable('payment_subscription')
      .set({ next_check_at: until })
      .where('user_id', '=', due.user_id)
      .where('id', '=', due.id)
      .where('next_check_at', '<=', at)
      .where(isNotHeld())
      .returningAll()
      .executeTakeFirst();
    if (taken) return taken;
  }
}

/** Whose plan may have ended by the clock alone. */
export async function listEnded(db: Db, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('user_id')
    .where('cancel_at_period_end', '=', true)
    .where('current_period_end', '<=', at)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Ends what test payments have bought, a person at a time, and answers with who had it. */
export async function revokeSandbox(db: Db, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .updateTable('payment_subscription')
    .set({ revoked_at: at, is_open: false, next_check_at: null })
    .where('provider', '=', 'sandbox')
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('payment_subscription as bought')
        .select('bought.user_id')
        .where('bought.provider', '=', 'sandbox')
        .where('bought.revoked_at', 'is', null)
        .limit(limit),
    )
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Subscriptions at a provider about which it may have stated something new since a backup was taken, from the one after `after` on. */
export function listUnsettled(
  db: Db,
  {
    provider,
    after,
    limit,
  }: { provider: PaymentProvider; after: Pick<PaymentSubscriptionRow, 'user_id' | 'id'> | null; limit: number },
): Promise<Pick<PaymentSubscriptionRow, 'user_id' | 'id'>[]> {
  return db
    .selectFrom('payment_subscription')
    .select(['user_id', 'id'])
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([eb('state', 'not in', ['expired', 'completed', 'cancelled']), eb('next_check_at', 'is not', null)]),
    )
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('user_id', 'id'), '>', eb.tuple(after?.user_id ?? '', after?.id ?? ''))),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether somebody pays real money, whatever payments run now. */
export async function hasRealSubscriptions(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('payment_subscription')
    .select('id')
    .where('provider', '<>', 'sandbox')
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['authenticated', 'active', 'pending', 'halted', 'paused']),
        eb('state', '=', 'created').and('signed_payment_id', 'is not', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
