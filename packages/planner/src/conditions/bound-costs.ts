import type { SlotPool } from '../day/candidates/slot-pool.ts';
import { type Dish, portionsOfDish } from '../day/dish.ts';
import { AIMS, type NutrientNeeds } from '../day/scoring/nutrient-aims.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { type BoundRow, boundRows, filledBy, filledByFixed } from './bound-rows.ts';
import { aimAmount } from './condition-figures.ts';
import { dayBound } from './read-conditions.ts';

/** What a day costs that is beyond its bounds before portions are fitted: by the square, above any nutrient that it lacks. */
const WEIGHT = 10;
/** Portions move what dishes hold: they are chosen from a little inside. */
const CHOSEN_INSIDE = 0.95;

/** What dishes of these pools hold beyond the bounds of their task, in the sizes of their slots; null where nothing is bounded. */
export function boundCosts(
  task: PlanningTask,
  pools: readonly SlotPool[],
): ((dishes: readonly Dish[]) => number) | null {
  // The carbohydrate of a meal is a matter of its portions.
  const rows = boundRows(task).filter(({ mainsOnly }) => !mainsOnly);
  if (rows.length === 0) return null;
  const fixed = rows.map((row) => filledByFixed(task, row));
  const perKcal = new Map<Dish, readonly number[]>();
  return (dishes) => {
    const day = [...fixed];
    let cost = 0;
    for (const [slot, dish] of dishes.entries()) {
      const known = perKcal.get(dish) ?? perKcalOf(dish, rows);
      perKcal.set(dish, known);
      const kcal = pools[slot]?.slotKcal ?? 0;
      for (const [place, row] of rows.entries()) {
        const filled = (known[place] ?? 0) * kcal;
        if (row.per === 'meal') cost += costOf(filled);
        else day[place] = (day[place] ?? 0) + filled;
      }
    }
    for (const [place, { per }] of rows.entries()) if (per === 'day') cost += costOf(day[place] ?? 0);
    return cost;
  };
}

function perKcalOf(dish: Dish, rows: readonly BoundRow[]): number[] {
  const portions = portionsOfDish(dish);
  return rows.map((row) => filledBy(row, portions) / dish.figures.kcal);
}

function costOf(filled: number): number {
  return WEIGHT * Math.max(0, filled / CHOSEN_INSIDE - 1) ** 2;
}

/** What a day needs of nutrients with its conditions: nothing of what one limits, and what one raises where none does. */
export function conditionNeeds(task: PlanningTask, needs: NutrientNeeds): NutrientNeeds {
  const { conditions } = task;
  if (!conditions) return needs;
  const aims = conditions.conditions.flatMap(({ rule }) => rule.aims);
  return Float64Array.from(AIMS, ({ nutrient }, place) => {
    const need = needs[place] ?? 0;
    if (dayBound(conditions, nutrient)) return 0;
    const raised = aims.flatMap((aim) => (aim.measure === nutrient ? aimAmount(aim, task) : []));
    return Math.max(need, ...raised);
  });
}
