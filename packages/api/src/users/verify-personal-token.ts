import type { Context, Identity } from '../context.ts';
import { hashPersonalToken, isPersonalToken } from './personal-token.ts';
import { findOwner, markUsed } from './personal-tokens-repository.ts';

/** The last use is noted at most this often. */
const NOTE_EVERY_MS = 60_000;

/** Who a personal API token belongs to; null when it is unknown, revoked or not of that form. */
export async function verifyPersonalToken(
  { db, now, hasFreeSpace }: Pick<Context, 'db' | 'now' | 'hasFreeSpace'>,
  token: string,
): Promise<Identity | null> {
  if (!isPersonalToken(token)) return null;
  const owner = await findOwner(db, hashPersonalToken(token));
  if (!owner) return null;
  const usedAt = now();
  const isNoted = owner.last_used_at && usedAt.getTime() - owner.last_used_at.getTime() < NOTE_EVERY_MS;
  if (!isNoted && (await hasFreeSpace())) await markUsed(db, owner.user_id, { id: owner.id, usedAt });
  return { userId: owner.user_id, email: owner.email, emailVerified: owner.email_verified, name: owner.name };
}
