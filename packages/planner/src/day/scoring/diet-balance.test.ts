import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, it } from 'vitest';
import { missingFromDiet } from './diet-balance.ts';

const portion = (id: string, grams: number) => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
};

describe('what the Mediterranean diet asks for', () => {
  it('is fish, pulses or nuts in every second meal and two servings of vegetables', () => {
    const fish = [portion('salmon', 120), portion('tomato', 100)];
    const chicken = [portion('chicken-breast', 120), portion('broccoli', 100)];
    const plain = [portion('chicken-breast', 120), portion('rice-white', 80)];

    expect(missingFromDiet('mediterranean', [fish, chicken])).toEqual([]);
    expect(missingFromDiet('mediterranean', [chicken, chicken])).toEqual(['staple']);
    expect(missingFromDiet('mediterranean', [plain, fish])).toEqual(['vegetables']);
  });

  it('is asked of no other diet', () => {
    expect(missingFromDiet('keto', [[portion('butter', 100)]])).toEqual([]);
  });
});
