import { addImportSchema, type ImportRow } from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

const row = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
    calories: fc.nat(2000),
    fat: fc.option(fc.nat(99)),
  })
  .map((fields) => ({ kind: 'meal', date: '2026-01-02', time: null, nth: 1, ...fields }) as ImportRow);

test('every row travels once, in its order, in bodies that the server takes', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 2500, size: 'max' }), (rows) => {
      const batches = batchesOf(rows);

      const names = batches.flat().map((one) => 'name' in one && one.name);
      expect(names).toEqual(rows.map((one) => 'name' in one && one.name));
      for (const batch of batches) {
        const body = JSON.stringify({ 0: { importId: crypto.randomUUID(), source: 'health-connect', rows: batch } });
        expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(LIMITS.bodyMaxBytes);
        expect(batch.length).toBeLessThanOrEqual(LIMITS.importRowsMax);
      }
    }),
    { numRuns: 10 },
  );
});

test('what a row does not state is left out of the body, and null again where it arrives', () => {
  const meal: ImportRow = {
    kind: 'meal',
    date: '2026-01-02',
    time: null,
    slot: null,
    name: 'Oats',
    calories: 220,
    protein: 8,
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    saturatedFat: null,
    sodium: null,
    nth: 1,
  };

  const [batch = []] = batchesOf([meal]);

  expect(batch[0]).not.toHaveProperty('carbs');
  const importId = crypto.randomUUID();
  expect(addImportSchema.parse({ importId, source: 'cronometer', rows: batch }).rows).toEqual([meal]);
});
