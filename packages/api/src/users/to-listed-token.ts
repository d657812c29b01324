import type { PersonalTokenRow } from '@platewise/db/database';

/** A personal API token as it is listed; never the token itself. */
export type ListedToken = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** A stored token as it is listed. */
export function toListedToken(row: Pick<PersonalTokenRow, 'id' | 'name' | 'created_at' | 'last_used_at'>): ListedToken {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
