import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySlots, MEAL_KCAL, possibleMealCounts } from './meal-slots.ts';

describe('the slots of a day', () => {
  it('share three meals 28, 36 and 36 %', () => {
    expect(daySlots(3, 2000)?.map(({ mealType, kcal }) => [mealType, Math.round(kcal)])).toEqual([
      ['breakfast', 560],
      ['lunch', 720],
      ['dinner', 720],
    ]);
  });

  it('add up to the target and stay within what a meal can hold, or there are none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 800, max: 6000 }), (count, target) => {
        const slots = daySlots(count, target);
        if (!slots) return possibleMealCounts(target).includes(count) === false;
        const sum = slots.reduce((total, { kcal }) => total + kcal, 0);
        const isWithin = slots.every(({ mealType, kcal }) => {
          const { min, max } = mealType === 'snack' ? MEAL_KCAL.snack : MEAL_KCAL.main;
          return kcal >= min - 1e-6 && kcal <= max + 1e-6;
        });
        return Math.abs(sum - target) < 1e-6 && isWithin;
      }),
    );
  });

  it('know which numbers of meals a target fits into', () => {
    expect(possibleMealCounts(2000)).toEqual([1, 2, 3, 4, 5]);
    expect(possibleMealCounts(5000)).toEqual([3, 4, 5]);
  });
});
