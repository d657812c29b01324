import { describe, expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { costOf } from './food-cost.ts';

const portion = (id: string, grams: number) => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
};

describe('the cost of portions', () => {
  it('is summed in each currency over the foods that have a price', () => {
    const { inr, usd } = costOf([portion('potato', 500), portion('onion', 100)]);

    expect(inr).toEqual({ amount: 14.5, high: 19.1, unknown: 0, pricedShare: 1 });
    expect(usd.amount).toBe(1.14);
  });

  it('counts each food without a price once', () => {
    const { inr, usd } = costOf([portion('lotus-root', 20), portion('lotus-root', 10), portion('potato', 970)]);

    expect(inr).toEqual({ amount: 23.28, high: 30.07, unknown: 1, pricedShare: 0.97 });
    expect(usd).toMatchObject({ amount: 1.75, unknown: 1 });
  });

  it('leaves out what is only guessed', () => {
    expect(costOf([portion('strawberry', 100)]).inr).toEqual({ amount: 0, high: 0, unknown: 1, pricedShare: 0 });
  });

  it('of nothing is nothing', () => {
    expect(costOf([]).inr).toMatchObject({ amount: 0, unknown: 0 });
  });
});
