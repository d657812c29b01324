import type { Meal } from '@platewise/contract/meals/meal-schema';
import { fridgeDays, placeFor } from '@platewise/nutrition/recipes/keeping';
import type { PrepDay } from './prep-day.ts';
import { type Dish, readDish } from './read-dish.ts';

/** One meal of a guide: its day (from 1, the day after the session) and where it waits; null when it is made on the day. */
export type PrepMeal = { day: number; meal: Meal; dish: Dish; place: 'fridge' | 'freezer' | null };

/** Meals of the same dish that are cooked together. */
export type Batch = { name: string; dish: Dish; meals: PrepMeal[] };

/** Every meal of the days, read. A dish that is finished ahead waits in the fridge or freezer; what would not keep is left. */
export function readMeals(days: readonly PrepDay[]): PrepMeal[] {
  return days.flatMap(({ meals }, index) =>
    meals.map((meal) => {
      const dish = readDish(meal);
      const day = index + 1;
      const isCooked = dish.parts.some(({ steps }) => steps.some((place) => dish.steps[place]?.isHot));
      const place = placeFor({ day, foods: foodsAhead(dish), isCooked });
      return { day, meal, dish, place: dish.parts.length > 0 ? place : null };
    }),
  );
}

/** The foods that are in the box of a dish that is pending: all but those that only the finishing names. */
export function foodsAhead({ items, bases, finishFrom }: Dish): string[] {
  const isLater = (mentions: readonly number[]) => mentions.length > 0 && mentions.every((step) => step >= finishFrom);
  return items.flatMap(({ food, mentions }) => {
    if (food === null) return [];
    return bases.has(food) || !isLater(mentions) ? food : [];
  });
}

/** The dishes that are cooked in the session, each once for all of its meals. */
export function batchesOf(meals: readonly PrepMeal[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const one of meals) {
    if (one.place === null) continue;
    const { name, instructions, items } = one.meal;
    const key = JSON.stringify([name, instructions, items.map(({ food }) => food)]);
    const batch = batches.get(key) ?? { name, dish: one.dish, meals: [] };
    batch.meals.push(one);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/** Whether a grain of the meal is boiled in the session: also for a meal that is made on its day, where it keeps until then. */
export function cooksBaseAhead({ day, place }: PrepMeal, food: string): boolean {
  return place !== null || day <= fridgeDays([food]);
}
