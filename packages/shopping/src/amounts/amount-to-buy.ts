import type { ListAmount } from '@platewise/contract/shopping/shopping-list-schema';
import { shopUnitOf } from './shop-unit.ts';

/** As much of a unit as may be missing before another is bought: nobody opens a tin for a spoonful. */
const STRETCH = 0.1;

/** Loose food is bought in steps of so many grams, up to so many; the last step is for all that is more. */
const LOOSE_STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [250, 50],
  [500, 100],
  [1000, 250],
  [Number.POSITIVE_INFINITY, 500],
];

/**
 * What is bought for the grams that are needed: whole packs and pieces where shops sell the food so (a tenth of one may be
 * missing), else the next step of a bag or a scale: 50 g up to 250 g, 100 g up to 500 g, 250 g up to a kilogram, then 500 g.
 * @param foodId null for a food that our table does not have
 */
export function amountToBuy(foodId: string | null, grams: number): ListAmount {
  const unit = foodId === null ? null : shopUnitOf(foodId);
  if (!unit) return { grams: looseGrams(grams), count: null, soldAs: 'loose' };
  const count = Math.max(1, Math.ceil(grams / unit.grams - STRETCH));
  return { grams: Math.round(count * unit.grams), count, soldAs: unit.soldAs };
}

function looseGrams(grams: number): number {
  const [, step] = LOOSE_STEPS.find(([upTo]) => grams <= upTo) ?? [0, 1];
  return Math.ceil(grams / step) * step;
}
