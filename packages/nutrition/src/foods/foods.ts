import { FOODS_JSON } from '../compiled/foods.ts';
import type { Food } from './food.ts';

/** The whole food table, from `data/foods`. */
export const FOODS: readonly Food[] = JSON.parse(FOODS_JSON);

const BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** The food with that id, or undefined. */
export function findFood(id: string): Food | undefined {
  return BY_ID.get(id);
}
