import { hundredth } from '@platewise/domain/rounding';

/** What is at home, by food: grams (0 once they are used up), or null for some that nobody counted. */
export type Pantry = ReadonlyMap<string, number | null>;

/** The grams that are counted of a food; null where it is not counted, whether there is some or not. */
export function countedGrams(pantry: Pantry, food: string): number | null {
  return pantry.get(food) ?? null;
}

/** Whether some food is counted. */
export function countsAny(pantry: Pantry): boolean {
  return [...pantry.values()].some((grams) => grams !== null);
}

/** What is at home once grams of foods have left; food that nobody counts stays. */
export function pantryAfter(pantry: Pantry, leaving: ReadonlyMap<string, number>): Pantry {
  return new Map(
    [...pantry].map(([food, grams]) => [food, grams && hundredth(Math.max(0, grams - (leaving.get(food) ?? 0)))]),
  );
}
