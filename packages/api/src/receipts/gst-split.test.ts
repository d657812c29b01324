import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstOfFurther, gstSplit } from './gst-split.ts';

const PUNE = { seller: '27', buyer: '27' } as const;
const KOCHI = { seller: '27', buyer: '32' } as const;

test('within one State the tax is two equal halves, elsewhere one whole', () => {
  expect(gstSplit(49_900, PUNE)).toMatchObject({
    ratePercent: 18,
    placeOfSupply: '27',
    taxablePaise: 42_288,
    cgstPaise: 3806,
    sgstPaise: 3806,
    igstPaise: 0,
  });
  expect(gstSplit(49_900, KOCHI)).toMatchObject({
    placeOfSupply: '32',
    taxablePaise: 42_288,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 7612,
  });
});

const sumOf = (tax: ReturnType<typeof gstSplit>) => tax.taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise;

test('the parts always add up to the amount, and the tax is the rate of what is taxed, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(PUNE, KOCHI), (amount, places) => {
      const tax = gstSplit(amount, places);

      expect(sumOf(tax)).toBe(amount);
      expect(Math.abs(amount - tax.taxablePaise - tax.taxablePaise * 0.18)).toBeLessThanOrEqual(1.2);
    }),
  );
});

test('credit notes over all of an amount, however it is cut, give back exactly its tax', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 129_899 }), { maxLength: 5 });
  fc.assert(
    fc.property(cuts, fc.constantFrom(PUNE, KOCHI), (inner, places) => {
      const ends = [0, ...inner.toSorted((a, b) => a - b), 129_900];
      const notes = ends
        .slice(1)
        .map((afterPaise, index) => gstOfFurther({ beforePaise: ends[index] ?? 0, afterPaise }, places));

      const whole = gstSplit(129_900, places);
      for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
        expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(whole[part]);
      }
    }),
  );
});
