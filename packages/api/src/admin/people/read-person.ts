import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import type { Db } from '@platewise/db/database';
import { listTokens } from '../../api-tokens/personal-tokens-repository.ts';
import { toListedToken } from '../../api-tokens/to-listed-token.ts';
import { AppError } from '../../app-error.ts';
import { findJoined } from '../../contact/account-newsletter-repository.ts';
import type { Context } from '../../context.ts';
import { utcDay } from '../../model-usage/utc-day.ts';
import { listSessions } from '../../sessions/sessions-repository.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { toListedPerson } from './list-people.ts';
import { findListed } from './people-repository.ts';
import { countKept, findLastSeen, listMovements } from './person-repository.ts';

/** Movements of tokens that are shown. */
const MOVEMENTS = 50;

/**
 * The account of one person for an operator: what they have and pay, how they sign in, and of all that they keep how many there are.
 * @throws AppError NOT_FOUND
 */
export async function readPerson(
  operating: Operating & Pick<Context, 'accounts'>,
  { userId }: { userId: string },
): Promise<AdminPerson> {
  const { db, now, accounts } = operating;
  const row = await findListed(db, userId);
  if (!row) throw new AppError('NOT_FOUND');
  await logAction(operating, { action: 'person-read', userId });
  const seen = await findLastSeen(db, userId);
  return {
    ...toListedPerson(row),
    emailVerified: row.email_verified,
    registeredAt: row.registered_at?.toISOString() ?? null,
    lastSeenOn: seen && utcDay(seen),
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    billingMail: row.billing_mail,
    newsletter: (await findJoined(db, userId))?.state ?? null,
    accounts: accounts.kind,
    sessions: accounts.kind === 'local' ? await readSessions(db, userId, { at: now() }) : null,
    apiTokens: await readTokens(db, userId),
    tokenMovements: await readMovements(db, userId),
    counts: await countKept(db, userId),
  };
}

async function readSessions(db: Db, userId: string, { at }: { at: Date }): Promise<AdminPerson['sessions']> {
  const rows = await listSessions(db, userId, { at });
  return { count: rows.length, signedInAt: rows.map(({ createdAt }) => createdAt.toISOString()) };
}

async function readTokens(db: Db, userId: string): Promise<AdminPerson['apiTokens']> {
  const tokens = (await listTokens(db, userId)).map(toListedToken);
  return tokens.map(({ name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
    name,
    scopes,
    createdAt,
    lastUsedAt,
    expiresAt,
  }));
}

async function readMovements(db: Db, userId: string): Promise<AdminPerson['tokenMovements']> {
  const rows = await listMovements(db, userId, { limit: MOVEMENTS });
  return rows.map(({ created_at, kind, amount, balance_after }) => ({
    at: created_at.toISOString(),
    kind,
    amount,
    balanceAfter: balance_after,
  }));
}
