import { LIMITS } from '@platewise/contract/limits';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { computeSentMeal } from '../meals/generating/compute-meal.ts';
import { newMealId } from '../meals/generating/make-plan.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { lockUser } from '../users/users-repository.ts';
import { countForUser, findSame, insert } from './favorites-repository.ts';
import { mealFingerprint } from './meal-fingerprint.ts';
import { toFavorite } from './to-favorite.ts';

type Added = { favorite: Favorite; created: boolean };

/**
 * Stores a whole meal as a favorite, its figures computed from its ingredients where it has them. The same meal twice (same
 * id, or same name and items) is one: the existing favorite is returned and `created` is false. Once for an Idempotency-Key.
 * @throws AppError WRONG_USER, FAVORITES_FULL, VALIDATION for amounts that nobody eats
 */
export async function addFavorite(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  input: { userId?: string | undefined; meal: ClientMeal },
): Promise<Added> {
  requireOwnId(context.identity, input.userId);
  // The same meal twice is one anyway; the key keeps a late repetition from bringing back what was removed since.
  return runOnce<Added>(context, { procedure: 'favorites.add', input }, (save) =>
    context.db.transaction().execute(async (trx) => {
      const added = await add(trx, context, input.meal);
      await save(trx, added);
      return added;
    }),
  );
}

async function add(
  trx: Db,
  { identity, now, newId }: Pick<UserContext, 'identity' | 'now' | 'newId'>,
  sent: ClientMeal,
): Promise<Added> {
  const { userId } = identity;
  const meal = computeSentMeal(sent) ?? sent;
  const row = {
    user_id: userId,
    id: newId(),
    meal_id: meal.id ?? newMealId(newId),
    fingerprint: mealFingerprint(meal),
    created_at: now(),
  };
  await lockUser(trx, userId);
  const same = await findSame(trx, userId, { mealId: row.meal_id, fingerprint: row.fingerprint });
  if (same) return { favorite: toFavorite(same), created: false };
  const max = LIMITS.favoritesMax;
  if ((await countForUser(trx, userId)) >= max) throw new AppError('FAVORITES_FULL', { max });
  const favorite = { ...row, meal: { ...meal, id: row.meal_id, isFavorite: true } };
  await insert(trx, favorite);
  return { favorite: toFavorite(favorite), created: true };
}
