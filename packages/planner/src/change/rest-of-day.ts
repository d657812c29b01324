import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Diet } from '@platewise/contract/generation/options';
import type { Macros, Meal } from '@platewise/contract/meals/meal-schema';
import { findDish } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import { type Figures, scaleFigures } from '../day/figures.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';
import { recomputeMeal } from './recompute-meal.ts';

/** Goals a day in grams; null where the person has none. */
export type MacroGoals = Readonly<Record<keyof Macros, number | null>>;

/** No goals but kcal. */
export const NO_MACRO_GOALS: MacroGoals = { protein: null, carbs: null, fat: null };

/** A day in the middle of it. */
export type RestOfDay = {
  /** kcal that the person wants the day to come to. */
  targetKcal: number;
  targetMacros: MacroGoals;
  /** What is settled: eaten, or planned and not to be changed. */
  settled: readonly Figures[];
  /** The meals that may be portioned again. */
  open: readonly Meal[];
  /** Whose limits on macros the portions keep where they can. */
  diet: Diet;
};

/** A meal that may be portioned again: its place among the open ones, and its figures as planned. */
export type MovableMeal = { place: number; meal: Meal; dish: Dish; planned: Figures };

/** The open meals of known recipes whose servings the person did not set. */
export function movableMeals({ open }: Pick<RestOfDay, 'open'>): MovableMeal[] {
  return open.flatMap((meal, place) => {
    const dish = findDish(meal.name);
    if (!dish || meal.servings !== 1 || !recomputeMeal(meal)) return [];
    return [{ place, meal, dish, planned: fixedMealOf(meal).figures }];
  });
}

/** kcal and grams of a meal, all its servings together: from its ingredients, or as it says itself where they are not known. */
export function figuresOfMeal(meal: Meal): Figures {
  if (recomputeMeal(meal)) return fixedMealOf(meal).figures;
  const { calories, macros, nutrition, nutritionRange, servings } = meal;
  // Fiber that may not be there is carbohydrate that may count.
  const fiber = nutritionRange?.fiber?.[0] ?? nutrition.fiber ?? 0;
  const netCarbs = Math.max(0, macros.carbs - fiber);
  return scaleFigures({ ...macros, kcal: calories, netCarbs }, servings);
}

/** A day on a diet, with nothing else asked of it. */
export function dayTask({ diet, mealCount, kcal }: { diet: Diet; mealCount: number; kcal: number }): PlanningTask {
  const request = {
    goal: 'balanced',
    dietaryPreferences: diet,
    mealCount,
    calorieTarget: Math.round(kcal),
    additionalNotes: '',
    excludeIngredients: [],
    cookingTime: 'any',
  } satisfies GenerationRequest;
  return { ...readRequest(request), targetKcal: kcal };
}
