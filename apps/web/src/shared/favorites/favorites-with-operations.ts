import { pendingId } from '../sync/queue/operation.ts';
import { favoriteOfMeal, type ListedFavorite, withFavorite, withoutFavorite } from './favorite-list.ts';
import type { FavoriteOperation } from './favorite-operations.ts';
import { provisionalId } from './provisional-favorite.ts';

/** Favorites as they will be when these are done, newest first; `underWay` holds the ids of those on their way. */
export function favoritesWithOperations(
  favorites: readonly ListedFavorite[],
  operations: readonly FavoriteOperation[],
  underWay: ReadonlySet<string>,
): ListedFavorite[] {
  return operations.reduce(
    (list, operation) => {
      if (operation.kind === 'favorites.remove') return withoutFavorite(list, operation.input.favoriteId);
      if (favoriteOfMeal(list, operation.input.meal)) return list;
      return withFavorite(list, favoriteOf(operation, underWay.has(operation.id)));
    },
    [...favorites],
  );
}

function favoriteOf(operation: FavoriteOperation & { kind: 'favorites.add' }, isUnderWay: boolean): ListedFavorite {
  const { input, userId, madeAt, id: key } = operation;
  const id = isUnderWay ? provisionalId(key) : pendingId(operation);
  const meal = { ...input.meal, id: input.meal.id ?? `meal-${id}`, isFavorite: true };
  // What travels as JSON has no properties that are undefined; here one reads the same as a missing one.
  return { _id: id, userId, meal, createdAt: new Date(madeAt).toISOString() } as ListedFavorite;
}
