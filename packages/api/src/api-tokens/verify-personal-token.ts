import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import type { Context, Identity } from '../context.ts';
import { hashPersonalToken, isPersonalToken } from './personal-token.ts';
import { findOwner, markUsed } from './personal-tokens-repository.ts';
import { readScopes } from './token-scopes.ts';

/** The last use is noted at most this often. */
const NOTE_EVERY_MS = 60_000;

/**
 * Who a personal API token belongs to, which of theirs it is and what it may do; null when it is unknown, revoked, over or not of that
 * form. It is looked up by its digest: how long that takes says nothing of another token.
 */
export async function verifyPersonalToken(
  { db, now, hasFreeSpace }: Pick<Context, 'db' | 'now' | 'hasFreeSpace'>,
  token: string,
): Promise<{ identity: Identity; tokenId: string; tokenScopes: TokenScope[] } | null> {
  if (!isPersonalToken(token)) return null;
  const usedAt = now();
  const owner = await findOwner(db, { tokenHash: hashPersonalToken(token), at: usedAt });
  if (!owner) return null;
  const { id: tokenId, user_id: userId, email, email_verified: emailVerified, name } = owner;
  const isNoted = owner.last_used_at && usedAt.getTime() - owner.last_used_at.getTime() < NOTE_EVERY_MS;
  if (!isNoted && (await hasFreeSpace())) await markUsed(db, userId, { id: tokenId, usedAt });
  return { identity: { userId, email, emailVerified, name }, tokenId, tokenScopes: readScopes(owner.scopes) };
}
