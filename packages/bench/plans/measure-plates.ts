import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { plateBreaches } from '@platewise/nutrition/recipes/plate-bounds';
import { portionsOf } from '@platewise/planner/day/fixed-meal';
import { planMeals } from '@platewise/planner/day/plan-meals';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { distribution } from '../distribution.ts';
import { type GoalRow, shareRow, singleRow } from './goal-table.ts';

/** Shares of plates that may leave their bounds, in percent, by the number of meals; one meal a day is only reported. */
const OUTSIDE_MAX_PERCENT: Record<number, number | null> = { 1: null, 2: 3, 3: 0.5, 4: 0.5, 5: 0.5 };
const GRAMS_MAX = 900;
const BANDS = [
  { name: '1,200-1,599', below: 1600 },
  { name: '1,600-2,200', below: 2201 },
  { name: '2,201-3,000', below: Infinity },
] as const;

type Count = { outside: number; all: number };

/** How many plates leave the bounds of decisions 9.2, by the number of meals and the kcal of the day; and what plates weigh. */
export function plateRows(requests: readonly GenerationRequest[]): GoalRow[] {
  const counts = new Map<string, Count>();
  const weights: number[] = [];
  for (const [seed, request] of requests.entries()) {
    const plan = planMeals(request, { seed, avoid: [] });
    if (!plan.ok) continue;
    for (const meal of plan.meals) {
      weights.push(gramsAt1100Kcal(meal));
      const isOutside = leavesBounds(request, meal);
      for (const key of [`${request.mealCount}`, `${request.mealCount} ${bandOf(request)}`]) {
        const count = counts.get(key) ?? { outside: 0, all: 0 };
        counts.set(key, { outside: count.outside + (isOutside ? 1 : 0), all: count.all + 1 });
      }
    }
  }
  // The 99th percentile; distribution() stops at the 95th.
  const heavy = weights.toSorted((a, b) => b - a).slice(Math.floor(weights.length / 100));
  const p99 = distribution(heavy).worst;
  const shares = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { outside, all }]) => {
      const [meals = '', band] = key.split(' ');
      const goal = band ? null : (OUTSIDE_MAX_PERCENT[Number(meals)] ?? null);
      return shareRow(`plates outside their bounds, ${meals} meals${band ? `, ${band} kcal` : ''}`, outside, all, goal);
    });
  const goal = `p99 at most ${GRAMS_MAX}`;
  return [
    ...shares,
    singleRow('weight of a plate brought down to 1,100 kcal, g', p99.toFixed(0), goal, p99 <= GRAMS_MAX),
  ];
}

function leavesBounds({ dietaryPreferences }: GenerationRequest, meal: PlannedMeal): boolean {
  const { name, calories: kcal, mealType } = meal;
  const plate = { name, kcal, isSnack: mealType === 'snack', isKeto: dietaryPreferences === 'keto' };
  return plateBreaches(portionsOf(meal), plate).length > 0;
}

function bandOf({ calorieTarget }: GenerationRequest): string {
  return BANDS.find(({ below }) => calorieTarget < below)?.name ?? '';
}

function gramsAt1100Kcal(meal: PlannedMeal): number {
  const grams = portionsOf(meal).reduce((sum, portion) => sum + portion.grams, 0);
  return grams / Math.max(1, meal.calories / 1100);
}
