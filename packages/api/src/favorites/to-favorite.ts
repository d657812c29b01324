import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { FavoriteRow } from '@platewise/db/database';
import { computeMeal } from '../meals/generating/compute-meal.ts';

/** A stored favorite as it travels, with the figures of today's food table, whenever it was stored. */
export function toFavorite(row: FavoriteRow): Favorite {
  return {
    _id: row.id,
    userId: row.user_id,
    meal: { ...(computeMeal(row.meal) ?? row.meal), id: row.meal.id },
    createdAt: row.created_at.toISOString(),
  };
}
