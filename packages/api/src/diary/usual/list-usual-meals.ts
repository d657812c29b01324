import { addDays } from '@platewise/contract/dates/local-date';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { UsualMeal, UsualMealsRequest } from '@platewise/contract/diary/diary-usual-schema';
import { LIMITS } from '@platewise/contract/limits';
import { usualMeals } from '@platewise/domain/diary/usual-meals';
import type { UserContext } from '../../context.ts';
import { readCallersToday } from '../../preferences/read-preferences.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { type LoggedMeal, newestMeals } from './usual-meals-repository.ts';

/**
 * What the caller usually eats for a meal of the day, and lately, in the amounts of the last time; the likeliest first.
 * @throws AppError PRO_ONLY
 */
export async function listUsualMeals(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
  { slot }: UsualMealsRequest,
): Promise<UsualMeal[]> {
  await requireEntitlement(context, 'calorieTracker');
  const today = await readCallersToday(context);
  const logged = await newestMeals(context.db, context.identity.userId, {
    from: addDays(today, -LIMITS.usualMealsDays),
    to: today,
    limit: LIMITS.usualMealsReadMax,
  });
  const usual = usualMeals(logged, { slot, today, limit: LIMITS.usualMealsMax });
  return usual.map(({ meal, times }) => ({ ...toUsualMeal(meal), times }));
}

function toUsualMeal(row: LoggedMeal): Omit<UsualMeal, 'times'> {
  const { date, name, time, calories, origin } = row;
  return {
    entryId: row.entry_id,
    mealId: row.id,
    date,
    name,
    time,
    calories,
    protein: row.protein ?? 0,
    carbs: row.carbs ?? 0,
    fat: row.fat ?? 0,
    unknown: DIARY_MACROS.filter((macro) => row[macro] === null),
    origin,
  };
}
