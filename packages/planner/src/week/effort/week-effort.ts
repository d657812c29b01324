import type { Region } from '@platewise/contract/account/preference-options';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { UNCOMMON_FOODS } from '@platewise/nutrition/foods/uncommon-foods';
import { shopPackOf } from '@platewise/nutrition/prices/shop-packs';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { findDish } from '../../day/candidates/find-candidates.ts';
import { isFrom } from '../../day/candidates/region-pools.ts';
import { tasteFor } from '../../day/candidates/taste-pools.ts';
import type { Dish } from '../../day/dish.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { seededRandom } from '../../day/seeded-random.ts';

/** What stands in the kitchen of a week so far: how many meals use each food, and how many there are of each cuisine. */
export type WeekKitchen = { uses: ReadonlyMap<string, number>; cuisines: ReadonlyMap<string, number> };

/** A dish that is put together in so many minutes without heat is no cooking. */
const ASSEMBLED_MINUTES = 10;

/**
 * What a meal costs the person who buys for it and cooks it, in foods: our own weighing, with a new line on the list as about its unit.
 * Of a perishable food the rest of the pack has to find another meal; an uncommon food is another shop, or one that somebody at the table
 * does not eat; so nearly is a dish from elsewhere for somebody who chose a region; ten minutes at the stove and a pan to wash are worth a trip along four shelves; nobody who asked for nothing wants to eat of
 * one cuisine all week.
 */
export const EFFORT = {
  food: 1.5,
  perishable: 1.5,
  uncommon: 15,
  minute: 0.12,
  cooking: 4,
  sameCuisine: 0.8,
  elsewhere: 12,
} as const;

/** Beyond so many minutes, of a dish and of a day, each counts three times: nobody has them on a weekday. */
export const LONG_MINUTES = { dish: 40, day: 45 } as const;

/** What a dish that is liked as much as can be saves of this; our own figure: who likes it takes on four more foods, or a pan and a half. */
const LIKED = 6;

/** What a day may ask for more, in foods, to hold a nutrient that it would have none of (a tenth of this): our own figure. */
export const NEEDS_EFFORT = 40;

/** By how much chance moves a dish, so that another seed gives another week. */
const CHANCE = 3;

/** The kitchen of a week that holds these meals. */
export function kitchenOf(meals: readonly PlannedMeal[]): WeekKitchen {
  const uses = new Map<string, number>();
  const cuisines = new Map<string, number>();
  for (const { name, items } of meals) {
    for (const { food } of items) uses.set(food, (uses.get(food) ?? 0) + 1);
    const cuisine = findDish(name)?.recipe.cuisine;
    if (cuisine) cuisines.set(cuisine, (cuisines.get(cuisine) ?? 0) + 1);
  }
  return { uses, cuisines };
}

/** A meal by its foods and its recipe; and on how many days of the week it is made, where that is known. */
export type MealToMake = {
  foods: readonly string[];
  recipe: Pick<Recipe, 'cuisine' | 'prepMinutes' | 'cookMinutes'>;
  times?: number;
};

/** What one more meal of these foods asks for in such a kitchen. */
export function effortOf({ uses, cuisines }: WeekKitchen, { foods, recipe, times = 1 }: MealToMake): number {
  const { prepMinutes, cookMinutes, cuisine } = recipe;
  let effort = minutesEffort(prepMinutes + cookMinutes) * times + EFFORT.sameCuisine * (cuisines.get(cuisine) ?? 0);
  if (isCooking(recipe)) effort += EFFORT.cooking * times;
  for (const food of foods) {
    const used = uses.get(food) ?? 0;
    if (used === 0) effort += effortOfFood(food);
    if (used <= 1 && shopPackOf(food)) effort += used === 0 ? EFFORT.perishable : -EFFORT.perishable;
  }
  return effort;
}

/** What a food asks for that a week had no use for before. */
export function effortOfFood(food: string): number {
  return UNCOMMON_FOODS.has(food) ? EFFORT.food + EFFORT.uncommon : EFFORT.food;
}

/** What so many minutes of one dish ask for. */
export function minutesEffort(minutes: number): number {
  return EFFORT.minute * (minutes + 2 * Math.max(0, minutes - LONG_MINUTES.dish));
}

/** What the meals of a day ask for, one after the other; its breakfast is made on so many days. */
export function effortOfMeals(
  before: readonly PlannedMeal[],
  meals: readonly PlannedMeal[],
  breakfastTimes = 1,
): number {
  const minutes = meals.reduce((sum, { prepTime, cookTime }) => sum + prepTime + cookTime, 0);
  let effort = EFFORT.minute * 2 * Math.max(0, minutes - LONG_MINUTES.day);
  const there = [...before];
  for (const meal of meals) {
    const recipe = findDish(meal.name)?.recipe;
    const foods = meal.items.map(({ food }) => food);
    const minutes = { prepMinutes: meal.prepTime, cookMinutes: meal.cookTime };
    effort += effortOf(kitchenOf(there), {
      foods,
      recipe: { cuisine: recipe?.cuisine ?? '', ...minutes },
      times: meal.mealType === 'breakfast' ? breakfastTimes : 1,
    });
    there.push(meal);
  }
  return effort;
}

/** What a week asks for: each day, given by the meals that are made on it, in the kitchen of those before it. */
export function weekEffort(days: readonly (readonly PlannedMeal[])[]): number {
  const before: PlannedMeal[] = [];
  return days.reduce((sum, meals) => {
    const effort = effortOfMeals(before, meals);
    before.push(...meals);
    return sum + effort;
  }, 0);
}

/** Whether something is heated, or takes longer than putting a few things together. */
export function isCooking({ prepMinutes, cookMinutes }: Pick<Recipe, 'prepMinutes' | 'cookMinutes'>): boolean {
  return cookMinutes > 0 || prepMinutes > ASSEMBLED_MINUTES;
}

/** What chance adds to the effort of a dish in a week of this seed. */
export function chanceOf(seed: number, place: number): number {
  return CHANCE * seededRandom(seed + place * 2_654_435)();
}

/** What meals ask for that are from elsewhere, on a day whose meals are to be from a region; nothing where it is none. */
export function effortOfRegion(region: Region | null, meals: readonly PlannedMeal[]): number {
  if (!region) return 0;
  const elsewhere = meals.filter(({ name }) => {
    const dish = findDish(name);
    return dish && !isFrom(region, dish);
  });
  return EFFORT.elsewhere * elsewhere.length;
}

/** What a dish costs somebody of that taste, below zero where it is liked; nothing where no taste is known. */
export function tasteEffort(taste: Taste | undefined, dish: Dish): number {
  return taste ? -LIKED * tasteFor(taste, dish) : 0;
}

/** The same of meals; those of other people's recipes cost nothing. */
export function effortOfTaste(taste: Taste | undefined, meals: readonly PlannedMeal[]): number {
  return meals.reduce((sum, { name }) => {
    const dish = findDish(name);
    return dish ? sum + tasteEffort(taste, dish) : sum;
  }, 0);
}
