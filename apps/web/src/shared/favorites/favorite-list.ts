import type { AppRouter } from '@platewise/api/app-router';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { isSameMeal } from '@platewise/domain/same-meal';
import type { inferRouterOutputs } from '@trpc/server';

/** A favorite as it lies in the query cache. */
export type ListedFavorite = inferRouterOutputs<AppRouter>['favorites']['list'][number];

/** The favorite that is this meal, by the rule that the server goes by. */
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
