/** One food of an everyday food, with its share of the weight; most are one food. */
export type EverydayPart = readonly [food: string, share: number];

/**
 * What people call a food or a dish, and what of the tables they mean by it. Grams are of one piece, a cup, what is usually
 * eaten, and what comes with something else; null where the measures of the food have it, or nobody counts it so.
 */
export type EverydayFood = {
  names: readonly string[];
  parts: readonly EverydayPart[];
  piece: number | null;
  cup: number | null;
  serving: number | null;
  aside: number | null;
  /** What was assumed, where it is no figure of the tables. */
  note: string;
};
