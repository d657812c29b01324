import { LIMITS } from '@platewise/contract/limits';
import type { DislikedMeal } from '@platewise/contract/meals/disliked-meal-schema';
import { dishNameOf } from '@platewise/planner/day/candidates/find-candidates';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { countForUser, findByName, insert } from './disliked-meals-repository.ts';
import { toDislikedMeal } from './to-disliked-meal.ts';

/**
 * Keeps that a person does not want a meal again; plans leave it out while others remain. The same name twice is one.
 * @throws AppError DISLIKED_FULL
 */
export function addDislikedMeal(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { name }: { name: string },
): Promise<{ meal: DislikedMeal; created: boolean }> {
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const known = await findByName(trx, userId, { name });
    if (known) return { meal: toDislikedMeal(known), created: false };
    const max = LIMITS.dislikedMealsMax;
    if ((await countForUser(trx, userId)) >= max) throw new AppError('DISLIKED_FULL', { max });
    const meal = { id: newId(), name: dishNameOf(name), created_at: now() };
    await insert(trx, userId, meal);
    return { meal: toDislikedMeal(meal), created: true };
  });
}
