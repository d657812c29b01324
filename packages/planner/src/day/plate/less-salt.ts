import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import { SPICE_STEP_GRAMS } from '@platewise/nutrition/foods/is-spice';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { dayBound } from '../../conditions/read-conditions.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { aimsAtNutrients, SALT_SPARED, sodiumLimit } from '../scoring/nutrient-aims.ts';
import type { KitchenMeal } from './round-to-kitchen.ts';

/**
 * The meals with less of their recipes' own salt where the day would hold more sodium than it should: as little less as brings it
 * there, and at most so much that a dish keeps half of its salt. Their other figures stay, for salt has none.
 */
export function lessSalt(task: PlanningTask, meals: readonly KitchenMeal[]): KitchenMeal[] {
  const most = mostSodium(task);
  if (most === Infinity) return [...meals];
  const own = meals.flatMap(({ portions }) => portions);
  const kept = task.fixed.reduce((sum, { portions, servings }) => sum + servings * sodiumOf(portions), 0);
  const over = kept + sodiumOf(own) - most;
  const ofSalt = sodiumOf(own.filter(isSalt));
  if (over <= 0 || ofSalt === 0) return [...meals];
  const share = Math.max(1 - SALT_SPARED, 1 - over / ofSalt);
  return meals.map((meal) => ({
    ...meal,
    portions: meal.portions.map((one) => (isSalt(one) ? { ...one, grams: saltGrams(share * one.grams) } : one)),
  }));
}

/** The mg of sodium that the meals should stay below: of a day that aims at nutrients, by a condition, and as the notes wish. */
function mostSodium(task: PlanningTask): number {
  const ofCondition = dayBound(task.conditions, 'sodium')?.most ?? Infinity;
  const wished = task.limits?.most.sodium ?? Infinity;
  return Math.min(ofCondition, wished, aimsAtNutrients(task) ? sodiumLimit(task.targetKcal) : Infinity);
}

function isSalt({ food }: Portion): boolean {
  return food.id === 'salt';
}

/** Rounded down, so that the day keeps below; a pinch stays a pinch. */
function saltGrams(grams: number): number {
  const steps = Math.max(1, Math.floor(grams / SPICE_STEP_GRAMS + 1e-9));
  return Number((steps * SPICE_STEP_GRAMS).toFixed(2));
}

/** The mg of sodium that portions hold at most. */
export function sodiumOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { food, grams }) => sum + (boundFigure(food, 'sodium').high * grams) / 100, 0);
}
