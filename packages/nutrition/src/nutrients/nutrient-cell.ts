/** Why a figure is known that the rows of a food lack. */
export type BoundOrigin =
  /** There is none by nature, or the food has no fat that it could be a part of. */
  | 'nature'
  /** Between near relatives, widened by a quarter. */
  | 'relatives'
  /** Between the lowest and the highest measured food of its group. */
  | 'group';

/** What 100 g of a food hold of a nutrient: the figure of its row, or what it holds at least and at most, and why. */
export type NutrientCell = number | readonly [low: number, high: number, by: BoundOrigin];

/** A row of the Indian tables in the place of a USDA row; near relatives for what neither has. */
export const STAND_IN_ORIGINS = ['ifct', 'relatives'] as const;

/** What stands in for rows that are missing, or for what they lack: codes of the Indian tables or FDC ids, and what they are. */
export type NutrientStandIns = Partial<
  Record<(typeof STAND_IN_ORIGINS)[number], { rows: readonly string[]; note: string }>
>;

/** A food's id, its cells in the order of `MICRONUTRIENTS`, and what stands in. */
export type NutrientRow = readonly [food: string, cells: readonly NutrientCell[], standIns?: NutrientStandIns];
