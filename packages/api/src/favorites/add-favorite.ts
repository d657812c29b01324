import type { Favorite } from '@platewise/contract/favorite-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { newMealId } from '../meals/make-plan.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { lockUser } from '../users/users-repository.ts';
import { countForUser, findSame, insert } from './favorites-repository.ts';
import { mealFingerprint } from './meal-fingerprint.ts';
import { toFavorite } from './to-favorite.ts';

/**
 * Keeps a whole meal as a favorite. The same meal twice (same id, or same name and items) is one: the existing favorite
 * is returned and `created` is false.
 * @throws AppError WRONG_USER, FAVORITES_FULL
 */
export async function addFavorite(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { userId: claimedId, meal }: { userId?: string | undefined; meal: ClientMeal },
): Promise<{ favorite: Favorite; created: boolean }> {
  requireOwnId(identity, claimedId);
  const { userId } = identity;
  const row = {
    user_id: userId,
    id: newId(),
    meal_id: meal.id ?? newMealId(newId),
    fingerprint: mealFingerprint(meal),
    created_at: now(),
  };
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const same = await findSame(trx, userId, { mealId: row.meal_id, fingerprint: row.fingerprint });
    if (same) return { favorite: toFavorite(same), created: false };
    const max = LIMITS.favoritesMax;
    if ((await countForUser(trx, userId)) >= max) throw new AppError('FAVORITES_FULL', { max });
    const favorite = { ...row, meal: { ...meal, id: row.meal_id, isFavorite: true } };
    await insert(trx, favorite);
    return { favorite: toFavorite(favorite), created: true };
  });
}
