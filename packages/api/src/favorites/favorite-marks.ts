import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { Db } from '@platewise/db/database';
import { listMarks, type MarkRow } from './favorites-repository.ts';
import { mealFingerprint } from './meal-fingerprint.ts';

/** The ids and fingerprints of a person's favorites. */
export type FavoriteMarks = { ids: ReadonlySet<string>; fingerprints: ReadonlySet<string> };

/** Reads by what a person's favorites are known. */
export async function readFavoriteMarks(db: Db, userId: string): Promise<FavoriteMarks> {
  return toFavoriteMarks(await listMarks(db, userId));
}

/** The same of rows that were read already. */
export function toFavoriteMarks(rows: readonly MarkRow[]): FavoriteMarks {
  return {
    ids: new Set(rows.map((row) => row.meal_id)),
    fingerprints: new Set(rows.map((row) => row.fingerprint)),
  };
}

/** The meal with `isFavorite` as it is now. */
export function markFavorite<M extends ClientMeal & { id: string }>(
  meal: M,
  { ids, fingerprints }: FavoriteMarks,
): M & { isFavorite: boolean } {
  const isMarked = ids.has(meal.id) || (fingerprints.size > 0 && fingerprints.has(mealFingerprint(meal)));
  return { ...meal, isFavorite: isMarked };
}
