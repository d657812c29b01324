import { describe, expect, it } from 'vitest';
import { costOf } from './food-cost.ts';
import { findFood } from './foods.ts';

const portion = (id: string, grams: number) => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
};

describe('the cost of portions', () => {
  it('is summed in each currency over the foods that have a price', () => {
    const { inr, usd } = costOf([portion('potato', 500), portion('onion', 100)]);

    expect(inr).toEqual({ amount: 14.5, unknown: 0 });
    expect(usd.amount).toBeCloseTo(1.144, 6);
  });

  it('counts each food without a price once', () => {
    const { inr, usd } = costOf([portion('lemon', 20), portion('lemon', 10), portion('paneer', 100)]);

    expect(inr).toEqual({ amount: 40, unknown: 1 });
    expect(usd).toEqual({ amount: 0, unknown: 2 });
  });

  it('of nothing is nothing', () => {
    expect(costOf([]).inr).toEqual({ amount: 0, unknown: 0 });
  });
});
