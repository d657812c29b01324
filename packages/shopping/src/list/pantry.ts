/** What is at home, by food: grams (0 once they are used up), or null for some that nobody counted. */
export type Pantry = ReadonlyMap<string, number | null>;

/** The grams that are counted of a food; null where it is not counted, whether there is some or not. */
export function countedGrams(pantry: Pantry, food: string): number | null {
  return pantry.get(food) ?? null;
}
