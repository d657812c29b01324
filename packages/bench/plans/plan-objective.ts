import type { Dish } from '@platewise/planner/day/dish';
import { type Figures, macroEnergy, sumFigures } from '@platewise/planner/day/figures';
import { missingFromDiet } from '@platewise/planner/day/scoring/diet-balance';
import type { PlanningTask } from '@platewise/planner/request/read-request';

/** What a repeated main ingredient, and each thing that a diet lacks, cost the planner when it chooses dishes. */
export const SOFT_RULE_COST = 0.05;

/**
 * The planner's objective in a form that is linear in the portions, so that two solutions of the same day can be
 * compared: four times the kcal error, plus the largest distance of a macro from its share of the day's energy, plus
 * what the soft rules cost. The distance is taken as a share of the target's kcal instead of the plan's own energy. 0.01
 * is one percentage point; smaller is better.
 */
export function planObjective(task: PlanningTask, dishes: readonly Dish[], meals: readonly Figures[]): number {
  const { targetKcal, shares } = task;
  const total = sumFigures(meals);
  const energy = macroEnergy(total);
  const distance = Math.max(
    Math.abs(4 * total.protein - shares.protein * energy),
    Math.abs(4 * total.carbs - shares.carbs * energy),
    Math.abs(9 * total.fat - shares.fat * energy),
  );
  const repeats = dishes.length - new Set(dishes.map(({ mainIngredient }) => mainIngredient)).size;
  const portions = dishes.map(({ parts }) => parts.flatMap(({ items }) => items));
  const missing = missingFromDiet(task.diet, portions).length;
  return (4 * Math.abs(total.kcal - targetKcal) + distance) / targetKcal + SOFT_RULE_COST * (repeats + missing);
}
