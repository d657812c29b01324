import { isPendingOperation, type Operation, pendingId } from '../sync/queue/operation.ts';
import type { ListedFavorite } from './favorite-list.ts';
import { favoriteOfMeal } from './favorite-list.ts';

/** Favorites as they will be when what is pending has been sent, newest first. */
export function withPendingFavorites(
  favorites: readonly ListedFavorite[],
  operations: readonly Operation[],
): ListedFavorite[] {
  let changed = [...favorites];
  for (const operation of operations.filter(isPendingOperation)) {
    const { kind, input, userId, madeAt } = operation;
    if (kind === 'favorites.remove') changed = changed.filter(({ _id }) => _id !== input.favoriteId);
    if (kind === 'favorites.add' && !favoriteOfMeal(changed, input.meal)) {
      const id = pendingId(operation);
      const meal = { ...input.meal, id: input.meal.id ?? `meal-${id}`, isFavorite: true };
      const createdAt = new Date(madeAt).toISOString();
      // What travels as JSON has no properties that are undefined; here one reads the same as a missing one.
      changed = [{ _id: id, userId, meal, createdAt } as ListedFavorite, ...changed];
    }
  }
  return changed;
}
