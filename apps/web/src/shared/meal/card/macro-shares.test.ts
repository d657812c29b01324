import { describe, expect, test } from 'vitest';
import { macroShares, macroWidths } from './macro-shares.ts';

describe('shares of the calories', () => {
  test('protein and carbs count 4 kcal a gram, fat 9', () => {
    const meal = { calories: 500, macros: { protein: 30, carbs: 50, fat: 20 } };

    expect(macroShares(meal)).toEqual({ protein: 24, carbs: 40, fat: 36 });
  });

  test('without calories every share is 0', () => {
    expect(macroShares({ calories: 0, macros: { protein: 30, carbs: 50, fat: 20 } })).toEqual({
      protein: 0,
      carbs: 0,
      fat: 0,
    });
  });
});

describe('widths in the bar', () => {
  test('they add up to 100 whatever the table says about calories', () => {
    const widths = macroWidths({ protein: 31.7, carbs: 48.2, fat: 17.9 });

    expect(widths.protein + widths.carbs + widths.fat).toBeCloseTo(100);
  });

  test('a meal without macros has an empty bar', () => {
    expect(macroWidths({ protein: 0, carbs: 0, fat: 0 })).toEqual({ protein: 0, carbs: 0, fat: 0 });
  });
});
