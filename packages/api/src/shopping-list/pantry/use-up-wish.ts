import { texts } from '@platewise/contract/texts';
import type { Food } from '@platewise/nutrition/foods/food';
import { readNotes } from '@platewise/planner/request/notes/read-notes';

/** Whether notes of these words wish for a food: at most one for each of its names in the food table. */
const understood = new Map<string, boolean>();

/**
 * What notes say so that a plan uses a food up, in the first of its names that they are understood by; null where they would
 * be read as something else ('gluten-free white bread' leaves gluten out).
 */
export function useUpWish(food: Food): string | null {
  const wishes = [food.name, ...food.aliases].map((name) => texts.planner.useUp({ food: name }));
  return wishes.find((wish) => isUnderstood(wish, food.id)) ?? null;
}

function isUnderstood(wish: string, food: string): boolean {
  const known = understood.get(wish) ?? isWishFor(wish, food);
  understood.set(wish, known);
  return known;
}

function isWishFor(wish: string, food: string): boolean {
  const { wishes, exclusions, unread } = readNotes(wish);
  if (exclusions.length > 0 || unread.length > 0) return false;
  return wishes.some(({ foods, isLess }) => foods?.has(food) === true && isLess !== true);
}
