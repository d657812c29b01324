/** Why a figure lies within bounds. */
export type BoundOrigin =
  /** There is none by nature, or the food has no fat that it could be a part of. */
  | 'nature'
  /** Between near relatives, widened by a quarter. */
  | 'relatives'
  /** Between its row and that of the same food without, or with, what makers add. */
  | 'variants'
  /** Between the lowest and the highest measured food of its group. */
  | 'group';

/** What 100 g of a food hold of a nutrient: the figure of its row, or what it holds at least and at most, and why. */
export type NutrientCell = number | readonly [low: number, high: number, by: BoundOrigin];

/**
 * A row of the Indian tables in the place of a USDA row; near relatives for what neither has; the same food as others make it,
 * where makers add minerals or vitamins or do not.
 */
export const STAND_IN_ORIGINS = ['ifct', 'relatives', 'variants'] as const;

/** What stands in for rows that are missing, or for what they lack: codes of the Indian tables or FDC ids, and what they are. */
export type NutrientStandIns = Partial<
  Record<(typeof STAND_IN_ORIGINS)[number], { rows: readonly string[]; note: string }>
>;

/** A food's id, its cells in the order of `MICRONUTRIENTS`, and what stands in. */
export type NutrientRow = readonly [food: string, cells: readonly NutrientCell[], standIns?: NutrientStandIns];
