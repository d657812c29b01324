import type { ClientMeal } from '@platewise/contract/meal-schema';
import { randomId } from '../api/random-id.ts';
import type { ListedFavorite } from './favorite-list.ts';

const PREFIX = 'provisional-';

/** Stands in for a favorite until the server has answered with the real one. */
export function provisionalFavorite(meal: ClientMeal, userId: string): ListedFavorite {
  const id = randomId();
  const favorite = { _id: `${PREFIX}${id}`, userId, meal: { ...meal, id: meal.id ?? `meal-${id}` }, createdAt: '' };
  // What travels as JSON has no properties that are undefined; here one reads the same as a missing one.
  return favorite as ListedFavorite;
}

export function isProvisional({ _id }: ListedFavorite): boolean {
  return _id.startsWith(PREFIX);
}
