import type { ListAmount } from '@platewise/contract/shopping/shopping-list-schema';
import { type ShopUnit, shopUnitOf } from './shop-unit.ts';

/** As much of a unit as may be missing before another is bought: nobody opens a tin for a spoonful. */
const STRETCH = 0.1;

/** So many packs of one size are carried home before a larger size is taken, also where that is more than is needed. */
const FEW_PACKS = 3;

/** Loose food is bought in steps of so many grams, up to so many; the last step is for all that is more. */
const LOOSE_STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [250, 50],
  [500, 100],
  [1000, 250],
  [Number.POSITIVE_INFINITY, 500],
];

/**
 * What is bought for the grams that are needed: whole packs and pieces where shops sell the food so (a tenth of one may be
 * missing), else the next step of a scale: 50 g up to 250 g, 100 g up to 500 g, 250 g up to a kilogram, then 500 g.
 * All packs are of one size. Of the sizes of which three packs are enough it is the one that leaves least over, with the fewest
 * packs; where three are enough of none, the largest. So no more than the smallest pack is left over, unless more than three of
 * it were needed; and who needs more never buys less.
 * @param foodId null for a food that our table does not have
 */
export function amountToBuy(foodId: string | null, grams: number): ListAmount {
  const unit = foodId === null ? null : shopUnitOf(foodId);
  if (!unit) return { grams: looseGrams(grams), count: null, soldAs: 'loose' };
  return { ...packsOf(unit, grams), soldAs: unit.soldAs };
}

function packsOf({ sizes }: ShopUnit, needed: number): { grams: number; count: number } {
  let best = { grams: Number.POSITIVE_INFINITY, count: 0 };
  for (const size of sizes) {
    const count = Math.max(1, Math.ceil(needed / size - STRETCH));
    const grams = Math.round(count * size);
    const isFew = count <= FEW_PACKS || size === sizes.at(-1);
    // Sizes rise: of as many grams, the later ones are fewer packs.
    if (isFew && grams <= best.grams) best = { grams, count };
  }
  return best;
}

function looseGrams(grams: number): number {
  const [, step] = LOOSE_STEPS.find(([upTo]) => grams <= upTo) ?? [0, 1];
  return Math.ceil(grams / step) * step;
}
