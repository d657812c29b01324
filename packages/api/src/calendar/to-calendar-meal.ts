import { LIMITS } from '@platewise/contract/limits';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import type { MealType } from '@platewise/contract/options';
import { texts } from '@platewise/contract/texts';
import type { StoredCalendarMeal } from '@platewise/db/calendar-tables';
import { findFood } from '@platewise/nutrition/foods';
import { mealFigures, type Portion, roundFigures } from '@platewise/nutrition/meal-nutrition';
import { mealItem } from '@platewise/planner/meal-item';
import { recomputeMeal } from '@platewise/planner/recompute-meal';
import type { Context } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { newMealId } from '../meals/make-plan.ts';

/** kcal of one serving (decisions 8: tracked kcal). */
const MEAL_KCAL_MAX = LIMITS.eatenOutMaxKcal;

/**
 * A meal that a client sent, as the calendar keeps it. One of our dishes with just its foods is made anew in its grams;
 * of other known foods the figures are computed; a meal without grams keeps what it came with. Tags of a meal that we
 * cannot check are dropped: a wrong one could hurt.
 * @throws AppError VALIDATION for amounts that nobody eats
 */
export function toCalendarMeal(
  meal: ClientMeal,
  { mealType, newId }: { mealType: MealType } & Pick<Context, 'newId'>,
): StoredCalendarMeal {
  const { id = newMealId(newId), items = [], servings = 1 } = meal;
  const portions = items.flatMap(({ food: foodId, grams }): Portion[] => {
    const food = findFood(foodId);
    return food ? [{ food, grams }] : [];
  });
  if (items.length === 0 || portions.length < items.length) return { ...meal, id, tags: [], isFavorite: false };
  const { calories, macros, nutrition } = roundFigures(mealFigures(portions));
  if (calories > MEAL_KCAL_MAX) {
    throw invalidInput([{ path: 'meal.items', message: texts.calendar.mealTooLarge({ max: MEAL_KCAL_MAX }) }]);
  }
  const ours = recomputeMeal({ name: meal.name, mealType: meal.mealType ?? mealType, items, servings });
  if (ours) return { id, ...ours, isFavorite: false };
  return {
    ...meal,
    id,
    calories,
    macros,
    nutrition,
    ingredients: portions.map(({ food, grams }) => texts.plans.ingredient({ grams, name: food.name })),
    items: portions.map(mealItem),
    tags: [],
    isFavorite: false,
  };
}
