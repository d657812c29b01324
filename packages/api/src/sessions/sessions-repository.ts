import type { AppUserRow, Db, SubscriptionRow } from '@platewise/db/database';
import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';
import { sql } from 'kysely';

/** What a person has: their plan, their balance, and whether they ever paid. */
export type CallerRights = { subscription: SubscriptionRow; allowance: AllowanceRow; hasPaid: boolean };

/** A caller as the database knows them at one moment. */
export type CallerRow = {
  user: AppUserRow | null;
  /** There with the record of the person, and without it not. */
  rights: CallerRights | null;
  /** When anyone who opened the session of ours last proved who they are; null when there is no such session any more. */
  sessionProvedAt: Date | null;
  /** Whether a hosted sign-in service has ended the session. */
  hasEnded: boolean;
  isBanned: boolean;
};

/**
 * The person, what they have and the session of a bearer in one statement. It has to be asked of the primary, never of a cache or
 * a replica that lags: what it says ends access at once (decisions 9.7).
 */
export async function readCallerRow(
  db: Db,
  userId: string,
  asked: { sessionId: string | null; sessionHash: string; subjectHash: string; at: Date },
): Promise<CallerRow> {
  const row = await db
    .selectFrom(sql<Record<never, never>>`(select 1)`.as('call'))
    .leftJoin('app_user', (join) => join.on('app_user.id', '=', userId))
    .leftJoin('subscription', (join) => join.on('subscription.user_id', '=', userId))
    .leftJoin('allowance', (join) => join.on('allowance.user_id', '=', userId))
    .leftJoin('auth_session', (join) =>
      join
        .on('auth_session.id', '=', asked.sessionId)
        .on('auth_session.userId', '=', userId)
        .on('auth_session.expiresAt', '>', asked.at),
    )
    .leftJoin('ended_session', (join) => join.on('ended_session.session_hash', '=', asked.sessionHash))
    .leftJoin('banned_account', (join) => join.on('banned_account.subject_hash', '=', asked.subjectHash))
    .selectAll('app_user')
    .select((of) => [
      of.fn.coalesce('auth_session.provedAt', 'auth_session.createdAt').as('sessionProvedAt'),
      of('ended_session.session_hash', 'is not', null).as('hasEnded'),
      of('banned_account.subject_hash', 'is not', null).as('isBanned'),
      'subscription.plan',
      'subscription.status',
      'subscription.current_period_end',
      'subscription.cancel_at_period_end',
      'subscription.granted_plan',
      'subscription.updated_at',
      'allowance.tokens',
      'allowance.anchor_at',
      'allowance.period_index',
      of
        .exists(of.selectFrom('payment_subscription').select('id').where('payment_subscription.user_id', '=', userId))
        .as('hasPaid'),
    ])
    .executeTakeFirstOrThrow();
  const { sessionProvedAt, hasEnded, isBanned, plan, tokens, anchor_at, period_index, hasPaid, ...rest } = row;
  const { status, current_period_end, cancel_at_period_end, granted_plan, updated_at, ...user } = rest;
  const subscription = {
    user_id: userId,
    plan,
    status,
    current_period_end,
    cancel_at_period_end,
    granted_plan,
    updated_at,
  };
  const allowance = { user_id: userId, tokens, anchor_at, period_index };
  return {
    user: user.id === null ? null : (user as AppUserRow),
    // Both rows are made with the record, and go with it.
    rights:
      plan === null || tokens === null
        ? null
        : {
            subscription: subscription as SubscriptionRow,
            allowance: allowance as AllowanceRow,
            hasPaid: hasPaid === true,
          },
    sessionProvedAt,
    hasEnded: Boolean(hasEnded),
    isBanned: Boolean(isBanned),
  };
}

/** Notes that a session of a hosted sign-in service has ended; bearers of it are refused until `retainedUntil`. */
export async function insertEnded(
  db: Db,
  { sessionHash, retainedUntil }: { sessionHash: string; retainedUntil: Date },
): Promise<void> {
  await db
    .insertInto('ended_session')
    .values({ session_hash: sessionHash, kept_until: retainedUntil })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ kept_until: retainedUntil }))
    .execute();
}

/** Removes what is known of sessions whose bearers have all ended. */
export async function deleteForgotten(db: Db, { at }: { at: Date }): Promise<void> {
  await db.deleteFrom('ended_session').where('kept_until', '<=', at).execute();
}

/** Sets whether a hosted sign-in service has banned an account. */
export async function setBanned(
  db: Db,
  { subjectHash, isBanned, at }: { subjectHash: string; isBanned: boolean; at: Date },
): Promise<void> {
  if (!isBanned) {
    await db.deleteFrom('banned_account').where('subject_hash', '=', subjectHash).execute();
    return;
  }
  await db
    .insertInto('banned_account')
    .values({ subject_hash: subjectHash, banned_at: at })
    .onConflict((conflict) => conflict.column('subject_hash').doNothing())
    .execute();
}

/** Ends a session of ours; false when the person has no such session. */
export async function deleteSession(db: Db, userId: string, { sessionId }: { sessionId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('auth_session')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes when the person of a session of ours proved who they are. */
export async function markProved(
  db: Db,
  userId: string,
  { sessionId, at }: { sessionId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ provedAt: at })
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

/** Ends every link for a new password of an account. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', userId).execute();
}

/** The sessions of ours that let a person in, newest first. */
export function listSessions(db: Db, userId: string, { at }: { at: Date }) {
  return db
    .selectFrom('auth_session')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', at)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}
