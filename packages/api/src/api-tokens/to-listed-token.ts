import type { PersonalToken } from '@platewise/contract/account/api-token-schema';
import type { PersonalTokenRow } from '@platewise/db/database';
import { readScopes } from './token-scopes.ts';

/** A stored token as it is listed; never the token itself. */
export function toListedToken(row: Omit<PersonalTokenRow, 'user_id' | 'token_hash'>): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    scopes: readScopes(row.scopes),
  };
}
