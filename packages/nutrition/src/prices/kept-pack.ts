/** In what a shop sells food that keeps: the word for a shopping list. */
export const KEPT_SOLD_AS = ['bottle', 'jar', 'bag', 'pack', 'tub', 'carton'] as const;

export type KeptSoldAs = (typeof KEPT_SOLD_AS)[number];

/** What shops sell of a food that keeps after it is opened. */
export type KeptPack = {
  soldAs: KeptSoldAs;
  /** Net grams of the common sizes, smallest first. */
  grams: readonly number[];
};

/** A food by its id, and its packs. */
export type KeptPackRow = readonly [food: string, pack: KeptPack];
