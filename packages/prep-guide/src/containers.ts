import type { PrepContainer } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { FREEZER_DAYS, fridgeDays } from '@platewise/nutrition/recipes/keeping';
import { goesIntoDish } from './dish-work.ts';
import type { PlacedItem } from './place-ingredients.ts';
import { foodsAhead, type PrepMeal } from './read-meals.ts';
import { isBoiledAhead } from './shared-work.ts';

/** The boxes of a session: one for each meal that has something to wait in it. */
export function containersOf(meals: readonly PrepMeal[], placed: readonly PlacedItem[]): PrepContainer[] {
  return meals.flatMap((one) => {
    const holds = [...(one.place === null ? [] : [one.meal.name]), ...besides(one, placed)];
    if (holds.length === 0) return [];
    const place = one.place ?? 'fridge';
    const keepsDays = place === 'fridge' ? fridgeDays(foodsIn(one)) : FREEZER_DAYS;
    return { mealId: one.meal.id, day: one.day, holds, place, keepsDays };
  });
}

function foodsIn(one: PrepMeal): string[] {
  if (one.place !== null) return foodsAhead(one.dish);
  return [...one.dish.bases.keys()].filter((food) => isBoiledAhead(one, food));
}

/** Grains that are boiled apart from the dish, and what is cut for the day. */
function besides(one: PrepMeal, placed: readonly PlacedItem[]): string[] {
  return placed.flatMap(({ of, item, placing }) => {
    if (of !== one || item.food === null) return [];
    const { cooked, prepared } = texts.prepGuide;
    if (isBoiledAhead(one, item.food) && !goesIntoDish(one, item.food)) return cooked({ food: item.name });
    return placing === 'cut' && !isCookedAhead(one, item.mentions) ? prepared({ food: item.name }) : [];
  });
}

function isCookedAhead({ dish, place }: PrepMeal, mentions: readonly number[]): boolean {
  return place !== null && dish.parts.some(({ steps }) => steps.some((step) => mentions.includes(step)));
}
