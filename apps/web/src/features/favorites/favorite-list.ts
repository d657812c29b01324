import type { AppRouter } from '@platewise/api/app-router';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import type { inferRouterOutputs } from '@trpc/server';

/** A favorite as it lies in the query cache. */
export type ListedFavorite = inferRouterOutputs<AppRouter>['favorites']['list'][number];

/** The favorite that keeps this meal: the same id, or the same name and items (decisions 5). */
export function favoriteOfMeal(favorites: readonly ListedFavorite[], meal: ClientMeal): ListedFavorite | null {
  return favorites.find((favorite) => isSameMeal(favorite.meal, meal)) ?? null;
}

/** A new favorite goes to the front; one that is already listed stays where it is. */
export function withFavorite(favorites: readonly ListedFavorite[], added: ListedFavorite): ListedFavorite[] {
  const isListed = favorites.some(({ _id }) => _id === added._id);
  return isListed ? [...favorites] : [added, ...favorites];
}

export function withoutFavorite(favorites: readonly ListedFavorite[], favoriteId: string): ListedFavorite[] {
  return favorites.filter(({ _id }) => _id !== favoriteId);
}

/** Puts a favorite back where it stood when its removal failed. */
export function withFavoriteAt(
  favorites: readonly ListedFavorite[],
  restored: ListedFavorite,
  index: number,
): ListedFavorite[] {
  if (favorites.some(({ _id }) => _id === restored._id)) return [...favorites];
  return favorites.toSpliced(index, 0, restored);
}

function isSameMeal(kept: ClientMeal, meal: ClientMeal): boolean {
  if (kept.id && kept.id === meal.id) return true;
  return kept.name === meal.name && itemsKey(kept) === itemsKey(meal) && itemsKey(meal) !== '';
}

function itemsKey({ items = [] }: ClientMeal): string {
  return items.map(({ food, grams }) => `${food}:${grams}`).join('|');
}
