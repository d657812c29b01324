import { describe, expect, it } from 'vitest';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { AIMS, DAY_NEEDS } from '../day/scoring/nutrient-aims.ts';
import { NO_NUTRIENTS, needsAfter, withDay } from './week-nutrients.ts';

/** A meal of one food, eaten raw. */
const meal = (food: string, grams: number) =>
  ({ name: food, items: [{ food, grams }], instructions: ['Serve it.'], servings: 1 }) as unknown as PlannedMeal;
const place = AIMS.findIndex(({ nutrient }) => nutrient === 'vitaminC');
const target = AIMS[place]?.target ?? 0;

describe('what the next day of a week needs', () => {
  it('is what a day needs, before there is another', () => {
    expect([...needsAfter(NO_NUTRIENTS)]).toEqual([...DAY_NEEDS]);
  });

  it('is more after a day that left a nutrient short, and no more than a day can make up for', () => {
    const after = needsAfter(withDay(NO_NUTRIENTS, [meal('rice-cake', 40)]));

    expect(after[place]).toBeCloseTo(1.6 * target);
  });

  it('is less after a day that held more, and never little', () => {
    const after = needsAfter(withDay(NO_NUTRIENTS, [meal('lemon-juice', 2000)]));

    expect(after[place]).toBeCloseTo(0.75 * target);
  });
});
