import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { substituteGrams } from '@platewise/nutrition/substitutions/recipe-with-substitute';
import type { Substitution } from '@platewise/nutrition/substitutions/substitution';
import { substitutionsOf } from '@platewise/nutrition/substitutions/substitutions';
import { findDish } from '../day/candidates/find-candidates.ts';
import { portionsOf } from '../day/fixed-meal.ts';
import { makeMeal } from '../day/make-meal.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { kitchenGrams } from '../day/plate/round-to-kitchen.ts';
import { withSubstitute } from '../day/plate/substituted-dishes.ts';
import { explainMisfit } from '../explain/explain-misfit.ts';
import { changePlan } from './change-plan.ts';
import { keepDish, type SlotChange } from './slot-change.ts';
import type { ChangeOptions } from './swap-meal.ts';

/** What can stand for a food of a meal, and the whole plan as it would be with it. */
export type Substitute = {
  substitution: Substitution;
  meal: PlannedMeal;
  plan: Extract<PlanOutcome, { ok: true }>;
};

/**
 * Puts one food in the place of another in a meal of a plan, by a row of the table of substitutions: the meal says so in its name
 * and its first step, all its figures are computed again, and the other meals are portioned so that the day meets its targets.
 * A meal whose servings the person set keeps its other amounts. Refuses where the day breaks a rule with it.
 */
export function substituteFood(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { place, food, instead }: { place: number; food: string; instead: string },
  { locked, ...options }: ChangeOptions,
): PlanOutcome {
  const change = changeOf(meals[place], food, instead);
  if (!change) return { ok: false, reason: texts.plans.noSubstitute };
  const misfit = explainMisfit(request, meals[place], change.kind === 'fixed' ? change.meal.name : change.name);
  if (misfit) return { ok: false, reason: misfit };
  const changes = meals.map((meal, index) => (index === place ? change : keepDish(meal, locked.includes(index))));
  return changePlan(request, meals, changes, options);
}

/** Everything that can stand for a food of a meal and keeps the rules and targets of the plan, the nearest first. */
export function listSubstitutes(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { place, food }: { place: number; food: string },
  options: ChangeOptions,
): Substitute[] {
  return substitutionsOf(food).flatMap((substitution) => {
    const plan = substituteFood(request, meals, { place, food, instead: substitution.instead }, options);
    const meal = plan.ok ? plan.meals[place] : undefined;
    return plan.ok && meal ? [{ substitution, meal, plan }] : [];
  });
}

type Substituting = Extract<SlotChange, { kind: 'dish' | 'fixed' }>;

function changeOf(meal: PlannedMeal | undefined, food: string, instead: string): Substituting | null {
  const substitution = substitutionsOf(food).find((one) => one.instead === instead);
  // A model's dish names its foods in its own words, which would go on naming the one that is missing.
  const dish = meal?.source === 'planner' ? findDish(meal.name) : undefined;
  const substituted = substitution && dish && withSubstitute(dish, substitution);
  if (!meal || !substituted) return null;
  const { recipe } = substituted;
  if (meal.servings === 1) return { kind: 'dish', name: recipe.name, keepsSide: true };
  const portions = portionsOf(meal).map((portion) =>
    portion.food.id === food ? substitutePortion(portion, substitution) : portion,
  );
  return { kind: 'fixed', meal: { ...makeMeal(recipe, meal.mealType, portions), servings: meal.servings } };
}

function substitutePortion({ food: missing, grams }: Portion, substitution: Substitution): Portion {
  const food = findFood(substitution.instead) ?? missing;
  return { food, grams: kitchenGrams(food, substituteGrams(grams, substitution)) };
}
