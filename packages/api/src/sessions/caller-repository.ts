import type { AppUserRow, Db, SubscriptionRow } from '@platewise/db/database';
import { prepare } from '@platewise/db/prepared';
import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';
import type { UserPreferencesRow } from '@platewise/db/tables/calendar-tables';
import { type RawBuilder, sql } from 'kysely';

/** What a person has: their plan, their balance, and whether they ever paid; where they are, and what they have others informed of. */
export type CallerRights = {
  subscription: Omit<SubscriptionRow, 'updated_at'>;
  allowance: AllowanceRow;
  hasPaid: boolean;
  preferences: Pick<UserPreferencesRow, 'time_zone' | 'profile_id' | 'region'>;
  /** What any of their webhooks wants, with spaces in between. */
  webhookEvents: string;
};

/** A person as the database knows them at one moment, and how they were identified. */
export type CallerRow = {
  userId: string;
  user: Pick<AppUserRow, 'email' | 'email_verified' | 'name'> | null;
  /** There with the record of the person, and without it not. */
  rights: CallerRights | null;
  /** When anyone who opened the session of ours last proved who they are; null when there is no such session any more. */
  sessionProvedAt: Date | null;
  /** Whether a hosted sign-in service has ended the session. */
  hasEnded: boolean;
  isBanned: boolean;
  /** The personal API token that was asked by. */
  token: { id: string; scopes: string; lastUsedAt: Date | null } | null;
};

/**
 * The person, what they have and the session of a bearer in one statement. It has to be asked of the primary, never of a cache or
 * a replica that lags: what it says ends access at once (decisions 9.7).
 */
export async function readSessionCaller(db: Db, asked: SessionAsked): Promise<CallerRow> {
  const [row] = await bySession(db, asked);
  if (!row) throw new Error('A call by its session is always one row.');
  return toCallerRow(row);
}

/**
 * The same of whom a personal API token belongs to, by its digest; null when it is unknown, revoked or over. Where it is known whose it
 * is, their rows alone are asked, which matters where people lie on several servers (note 61).
 */
export async function readTokenCaller(db: Db, { userId, ...asked }: TokenAsked): Promise<CallerRow | null> {
  const [row] = userId === undefined ? await byToken(db, asked) : await byOwnToken(db, { ...asked, userId });
  return row ? toCallerRow({ ...row, session_proved_at: null, has_ended: false }) : null;
}

type SessionAsked = { userId: string; sessionId: string | null; sessionHash: string; at: Date };
type TokenAsked = { tokenHash: string; userId?: string | undefined; at: Date };

/** Who calls: what all else is found by. */
type Call = {
  user_id: string;
  token_id: string | null;
  scopes: string | null;
  last_used_at: Date | null;
};

const bySession = prepare((db, { userId, sessionId, sessionHash, at }: SessionAsked) =>
  callers(
    db,
    sql<Call>`(select ${userId}::text as user_id, null::text as token_id, null::text as scopes,
      null::timestamptz as last_used_at)`,
  )
    .leftJoin('auth_session', (join) =>
      join
        .on('auth_session.id', '=', sessionId)
        .onRef('auth_session.userId', '=', 'call.user_id')
        .on('auth_session.expiresAt', '>', at),
    )
    .leftJoin('ended_session', (join) => join.on('ended_session.session_hash', '=', sessionHash))
    .select((of) => [
      of.fn.coalesce('auth_session.provedAt', 'auth_session.createdAt').as('session_proved_at'),
      of('ended_session.session_hash', 'is not', null).as('has_ended'),
    ]),
);

// Digests are unique by chance: 'limit 1' says so, else the plan reads whole tables.
const byToken = prepare((db, { tokenHash, at }: { tokenHash: string; at: Date }) =>
  callers(db, sql<Call>`(select user_id, ${tokenRow(tokenHash, at)})`).limit(sql.lit(1)),
);

// The person is a value, not the column, so that all that is joined with it is known to be theirs before anything is read.
const byOwnToken = prepare((db, { userId, tokenHash, at }: { userId: string; tokenHash: string; at: Date }) =>
  callers(db, sql<Call>`(select ${userId}::text as user_id, ${tokenRow(tokenHash, at)} and user_id = ${userId})`).limit(
    sql.lit(1),
  ),
);

function tokenRow(tokenHash: string, at: Date): RawBuilder<unknown> {
  return sql`id as token_id, scopes, last_used_at from personal_token
      where token_hash = ${tokenHash} and (expires_at is null or expires_at > ${at})`;
}

function callers(db: Db, call: RawBuilder<Call>) {
  return (
    db
      .selectFrom(call.as('call'))
      .leftJoin('app_user', 'app_user.id', 'call.user_id')
      .leftJoin('subscription', 'subscription.user_id', 'call.user_id')
      .leftJoin('allowance', 'allowance.user_id', 'call.user_id')
      .leftJoin('user_preferences', 'user_preferences.user_id', 'call.user_id')
      // As `subjectHash` makes it.
      .leftJoin('banned_account', (join) =>
        join.on(
          'banned_account.subject_hash',
          '=',
          sql<string>`encode(sha256(convert_to(call.user_id, 'UTF8')), 'hex')`,
        ),
      )
      .select((of) => [
        'call.user_id',
        'call.token_id',
        'call.scopes',
        'call.last_used_at',
        'app_user.email',
        'app_user.email_verified',
        'app_user.name',
        'app_user.webhook_events',
        of('banned_account.subject_hash', 'is not', null).as('is_banned'),
        'subscription.plan',
        'subscription.status',
        'subscription.current_period_end',
        'subscription.cancel_at_period_end',
        'subscription.granted_plan',
        'allowance.tokens',
        'allowance.anchor_at',
        'allowance.period_index',
        'allowance.needs_proof',
        of
          .exists(
            of
              .selectFrom('payment_subscription')
              .select('id')
              .whereRef('payment_subscription.user_id', '=', 'call.user_id'),
          )
          .as('has_paid'),
        'user_preferences.time_zone',
        'user_preferences.profile_id',
        'user_preferences.region',
      ])
  );
}

type FoundRow = Awaited<ReturnType<typeof bySession>>[number];

function toCallerRow(row: FoundRow): CallerRow {
  const { user_id: userId, email, email_verified, name, token_id: id, scopes } = row;
  return {
    userId,
    user: email === null ? null : { email, email_verified: email_verified === true, name: name ?? '' },
    rights: toRights(row),
    sessionProvedAt: row.session_proved_at,
    hasEnded: row.has_ended === true,
    isBanned: row.is_banned === true,
    token: id === null ? null : { id, scopes: scopes ?? '', lastUsedAt: row.last_used_at },
  };
}

/** The rows of a plan and of a balance are made with the record, and go with it. */
function toRights(row: FoundRow): CallerRights | null {
  const { user_id, plan, status, cancel_at_period_end, tokens, anchor_at, period_index, needs_proof } = row;
  if (plan === null || status === null || cancel_at_period_end === null) return null;
  if (tokens === null || anchor_at === null || period_index === null || needs_proof === null) return null;
  const { current_period_end, granted_plan, time_zone, profile_id, region, webhook_events } = row;
  return {
    subscription: { user_id, plan, status, current_period_end, cancel_at_period_end, granted_plan },
    allowance: { user_id, tokens, anchor_at, period_index, needs_proof },
    hasPaid: row.has_paid === true,
    preferences: { time_zone, profile_id, region },
    webhookEvents: webhook_events ?? '',
  };
}
