/** In what a shop sells it: the word for a shopping list. */
export const SOLD_AS = ['bunch', 'bag', 'piece', 'pack', 'tub', 'carton', 'tin'] as const;

export type SoldAs = (typeof SOLD_AS)[number];

/** What a shop sells of a food that does not keep once it is opened or cut. */
export type ShopPack = {
  soldAs: SoldAs;
  /** Grams that a recipe can use of it: trimmed, without bone, drained. */
  grams: number;
  /** Days after the day of opening on which the rest may still be used. */
  keepsDays: number;
};

/** A food by its id, and its pack. */
export type ShopPackRow = readonly [food: string, pack: ShopPack];
