import type { Favorite } from '@platewise/contract/favorite-schema';
import type { FavoriteRow } from '@platewise/db/database';

/** A stored favorite as it travels. */
export function toFavorite(row: FavoriteRow): Favorite {
  return { _id: row.id, userId: row.user_id, meal: row.meal, createdAt: row.created_at.toISOString() };
}
