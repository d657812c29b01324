import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { CookingRhythm } from '@platewise/domain/calendar/leftover-places';
import { planWeek } from '@platewise/planner/week/plan-week';
import type { WeekOutcome } from '@platewise/planner/week/week-outcome';

/** The week that is planned in benchmarks. */
export const WEEK_DAYS: readonly { date: string }[] = Array.from({ length: 7 }, (_, day) => ({
  date: `2026-11-${16 + day}`,
}));

/** How often is cooked unless something else is chosen. */
export const USUAL_RHYTHM: CookingRhythm = { dinners: 'two-of-three', batchDay: null };

/**
 * The thirty requests whose weeks of three meals a day are held against the best weeks that a solver knows: drawn once at random, three or
 * four of each diet, every second of which leaves something out, and then frozen, so that the figures of two versions can be compared.
 */
export const FROZEN_WEEKS: readonly GenerationRequest[] = (
  [
    ['athletic_performance', 'vegetarian', 1592, []],
    ['weight_loss', 'low_carb', 2437, []],
    ['muscle_gain', 'vegetarian', 2330, ['soy']],
    ['muscle_gain', 'none', 2009, []],
    ['muscle_gain', 'mediterranean', 2356, []],
    ['maintenance', 'high_protein', 1500, []],
    ['athletic_performance', 'paleo', 2250, []],
    ['muscle_gain', 'paleo', 2240, ['doodh', 'cheese']],
    ['weight_loss', 'high_protein', 2826, ['soy']],
    ['balanced', 'mediterranean', 2541, ['salmon (only a dislike)', 'legumes']],
    ['athletic_performance', 'none', 2993, ['coconut', 'cheese']],
    ['athletic_performance', 'paleo', 1539, []],
    ['maintenance', 'low_carb', 1746, ['cilantro']],
    ['maintenance', 'none', 1778, []],
    ['maintenance', 'vegetarian', 1722, []],
    ['balanced', 'high_protein', 1667, []],
    ['athletic_performance', 'vegetarian', 1943, ['beef', 'honey']],
    ['balanced', 'paleo', 1660, ['tofu']],
    ['weight_loss', 'mediterranean', 2916, []],
    ['muscle_gain', 'mediterranean', 1311, ['salmon (only a dislike)', 'banana']],
    ['muscle_gain', 'low_carb', 2143, []],
    ['athletic_performance', 'keto', 1318, []],
    ['maintenance', 'low_carb', 1689, ['sugar']],
    ['maintenance', 'keto', 1351, ['honey']],
    ['balanced', 'vegan', 2594, []],
    ['muscle_gain', 'keto', 2538, []],
    ['muscle_gain', 'keto', 2288, ['bell peppers']],
    ['muscle_gain', 'vegan', 2632, ['tofu', 'potatoes']],
    ['athletic_performance', 'vegan', 1637, []],
    ['maintenance', 'vegan', 2241, ['soy', 'lobster allergy']],
  ] as const
).map(([goal, dietaryPreferences, calorieTarget, excludeIngredients]) =>
  generationRequestSchema.parse({ goal, dietaryPreferences, mealCount: 3, calorieTarget, excludeIngredients }),
);

/** The week that the planner makes of a request in the usual rhythm, breakfasts in turns. */
export function usualWeek(request: GenerationRequest, seed: number): WeekOutcome {
  return planWeek(request, { days: WEEK_DAYS, seed, avoid: [], rhythm: USUAL_RHYTHM, repeatsBreakfasts: true });
}
