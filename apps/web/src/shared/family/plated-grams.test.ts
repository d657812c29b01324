import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platedGrams } from './plated-grams.ts';

describe('a cooked dish', () => {
  it('is shared out by the raw grams of the portions', () => {
    expect(platedGrams(1000, [{ grams: 300 }, { grams: 500 }, { grams: 200 }])).toEqual([300, 500, 200]);
    expect(platedGrams(100, [{ grams: 1 }, { grams: 1 }, { grams: 1 }])).toEqual([34, 33, 33]);
  });

  it('is always shared out whole, to the gram', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.array(fc.record({ grams: fc.integer({ min: 1, max: 3000 }) }), { minLength: 2, maxLength: 6 }),
        (weight, portions) => {
          const plated = platedGrams(weight, portions);
          const whole = portions.reduce((sum, { grams }) => sum + grams, 0);

          expect(plated.reduce((sum, grams) => sum + grams, 0)).toBe(weight);
          for (const [place, grams] of plated.entries()) {
            expect(Math.abs(grams - (weight * (portions[place]?.grams ?? 0)) / whole)).toBeLessThan(1);
          }
        },
      ),
    );
  });
});
