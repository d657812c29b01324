import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import type { Context, Identity } from '../context.ts';
import type { AdmittedCaller } from '../sessions/admit-caller.ts';
import { readTokenCaller } from '../sessions/caller-repository.ts';
import { hashPersonalToken, isPersonalToken } from './personal-token.ts';
import { readScopes } from './token-scopes.ts';
import type { TokenUses } from './token-uses.ts';

/** The last use is noted at most this often. */
const NOTE_EVERY_MS = 60_000;

/** Whom a token belongs to, which of theirs it is and what it may do; and what was read of them with it. */
export type TokenOwner = { identity: Identity; tokenId: string; tokenScopes: TokenScope[]; admitted: AdmittedCaller };

/**
 * Who a personal API token belongs to; null when it is unknown, revoked, over, of somebody whom the sign-in service has banned,
 * or not of that form. It is looked up by its digest: how long that takes says nothing of another token.
 */
export async function verifyPersonalToken(
  { db, now, tokenUses }: Pick<Context, 'db' | 'now'> & { tokenUses: TokenUses },
  token: string,
): Promise<TokenOwner | null> {
  if (!isPersonalToken(token)) return null;
  const usedAt = now();
  const tokenHash = hashPersonalToken(token);
  const row = await readTokenCaller(db, { tokenHash, userId: tokenUses.ownerOf(tokenHash), at: usedAt });
  if (row) tokenUses.remember(tokenHash, row.userId);
  if (!row?.user || !row.token || row.isBanned) return null;
  const { userId, user, rights } = row;
  const { id: tokenId, scopes, lastUsedAt } = row.token;
  if (!lastUsedAt || usedAt.getTime() - lastUsedAt.getTime() >= NOTE_EVERY_MS)
    tokenUses.note({ userId, id: tokenId, usedAt });
  return {
    identity: { userId, email: user.email, emailVerified: user.email_verified, name: user.name },
    tokenId,
    tokenScopes: readScopes(scopes),
    admitted: { user, rights, provedAt: null },
  };
}
