import { SIDES } from '@platewise/nutrition/recipes/sides';
import type { PlannedMeal } from '../day/plan-outcome.ts';

/** The foods of a meal that are cooked with it: all but those of a side that is only put on the table. */
export function cookedFoodsOf(meal: PlannedMeal | undefined): string[] {
  const fresh = SIDES.find(({ name, cookMinutes }) => cookMinutes === 0 && meal?.name.endsWith(name));
  const foods = meal?.items.map(({ food }) => food) ?? [];
  return fresh ? foods.slice(0, -fresh.items.length) : foods;
}
