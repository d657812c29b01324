import type { CostSum } from '@platewise/contract/plans/plan-change-schema';
import { sumPrices } from '@platewise/domain/shopping/cost-claim';
import type { Portion } from '../recipes/meal-nutrition.ts';
import { type FoodPrice, priceOf } from './food-prices.ts';

type Options = { withEstimates?: boolean };

/** What portions cost in rupees and in dollars by published prices; there is no conversion between the two. */
export function costOf(portions: readonly Portion[], options: Options = {}): { inr: CostSum; usd: CostSum } {
  return { inr: costIn('inr', portions, options), usd: costIn('usd', portions, options) };
}

function costIn(currency: keyof FoodPrice, portions: readonly Portion[], options: Options): CostSum {
  return sumPrices(
    portions.map(({ food, grams }) => {
      const price = priceOf(food.id)[currency];
      const ofGrams = (perKg: number) => (perKg * grams) / 1000;
      return {
        id: food.id,
        grams,
        price: price && { amount: ofGrams(price.perKg), high: ofGrams(price.high), isEstimate: price.isUnsourced },
      };
    }),
    options,
  );
}
