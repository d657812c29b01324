import type { MealsList } from '@platewise/contract/plans/plan-schema';
import type { UserContext } from '../../context.ts';
import { markFavorite, readFavoriteMarks } from '../../favorites/favorite-marks.ts';
import { invalidInput } from '../../invalid-input.ts';
import { pageFrom } from '../../plans/plans-repository.ts';
import { decodeCursor, encodeCursor, type MealsCursor } from './meals-cursor.ts';

/**
 * The meals of the caller's plans in one list, newest plan first.
 * @throws AppError VALIDATION when the cursor is not one of ours
 */
export async function listMeals(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<MealsList> {
  const { userId } = identity;
  const from = cursor === undefined ? null : readCursor(cursor);
  // Each plan has a meal at least; one plan more may be the one begun before, and one says whether the list goes on.
  const plans = await pageFrom(db, userId, { from, limit: limit + 2 });
  const places = plans
    .flatMap((plan) =>
      plan.meals.map((meal, mealIndex) => ({ meal, createdAt: plan.created_at, planId: plan.id, mealIndex })),
    )
    .filter(({ planId, mealIndex }) => planId !== from?.planId || mealIndex >= from.mealIndex);
  const marks = await readFavoriteMarks(db, userId);
  const next = places[limit];
  return {
    meals: places.slice(0, limit).map(({ meal }) => markFavorite(meal, marks)),
    nextCursor: next ? encodeCursor(next) : null,
  };
}

function readCursor(cursor: string): MealsCursor {
  const place = decodeCursor(cursor);
  if (place) return place;
  const message = 'cursor is not one that this list has given.';
  throw invalidInput([{ path: 'cursor', message }]);
}
