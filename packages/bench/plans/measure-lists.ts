import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import { buildList } from '@platewise/shopping/list/build-list';
import type { ListMeal } from '@platewise/shopping/list/list-meal';
import { mergeList } from '@platewise/shopping/list/merge-list';

const MEALS = 21;
const PEOPLE = 4;

/** Milliseconds of shopping lists for 21 meals and four people, each of other recipes than the one before. */
export function measureLists(lists: number): number[] {
  const origin = { date: '2026-11-16', slot: 'dinner', planId: null, mealId: null, day: null } as const;
  const meals = RECIPES.map(
    (recipe): ListMeal => ({ meal: recipeMeal(recipe, { id: 'meal-1' }), servings: 1, origin }),
  );
  return Array.from({ length: lists }, (_, list) => {
    const chosen = Array.from({ length: MEALS }, (_one, place) => meals[(list * MEALS + place) % meals.length]);
    const week = chosen.filter((meal) => meal !== undefined);
    const started = performance.now();
    mergeList([], buildList(week, { people: PEOPLE, pantry: new Map() }).lines);
    return performance.now() - started;
  });
}
