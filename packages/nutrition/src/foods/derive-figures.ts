import type { FoodFigures, RowShare } from './food.ts';

/** A USDA row's figures as the reference file holds them; null where nobody measured. */
export type RowFigures = { readonly [Figure in keyof FoodFigures]: number | null };

/** How the cited table writes its figures: kcal and mg whole, the rest with three significant digits. */
const WHOLE = new Set<keyof FoodFigures>(['kcal', 'sodium']);

/**
 * Sums rows by their shares into the figures of a food that is made of them, per 100 g; a figure that one of the rows
 * lacks is null.
 * @param from the rows and the grams of each in one gram of the food
 * @param rowOf finds a row by its FDC id
 * @throws Error when a row does not exist
 */
export function deriveFigures(from: readonly RowShare[], rowOf: (fdcId: number) => RowFigures | undefined): RowFigures {
  const parts = from.map(({ fdcId, share }) => {
    const figures = rowOf(fdcId);
    if (!figures) throw new Error(`row ${fdcId} does not exist`);
    return { figures, share };
  });
  const sum = (figure: keyof FoodFigures) => {
    let total = 0;
    for (const { figures, share } of parts) {
      const value = figures[figure];
      if (value === null) return null;
      total += value * share;
    }
    return WHOLE.has(figure) ? Math.round(total) : Number(total.toPrecision(3));
  };
  return {
    kcal: sum('kcal'),
    protein: sum('protein'),
    fat: sum('fat'),
    carbs: sum('carbs'),
    fiber: sum('fiber'),
    sugar: sum('sugar'),
    saturatedFat: sum('saturatedFat'),
    sodium: sum('sodium'),
  };
}
