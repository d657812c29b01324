import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usdaCaffeine } from './usda-caffeine.ts';
import { USDA_FOODS_COUNT, usdaFoodAt } from './usda-foods.ts';

const reference = process.env.USDA_MICRO_CSV;
const hasReference = reference !== undefined && existsSync(reference);

it.each([
  ['brewed coffee', 171890, 40],
  ['an apple, which was measured without any', 171688, 0],
  ['dough with chocolate or without, which nobody measured', 167512, null],
])('has mg in 100 g of %s', (_name, fdcId, mg) => {
  expect(usdaCaffeine(fdcId)).toBe(mg);
});

it('calls nothing of drinks, sweets and baked goods free of it that was not measured', () => {
  const rows = Array.from({ length: USDA_FOODS_COUNT }, (_, place) => usdaFoodAt(place));
  const mixed = rows.filter(({ category }) => ['Beverages', 'Sweets', 'Baked Products', ''].includes(category));

  expect(mixed.filter(({ fdcId }) => usdaCaffeine(fdcId) === null)).toHaveLength(95 + 92 + 217 + 64);
});

it.skipIf(!hasReference)('has the figures of the reference file, and none in its place', () => {
  const [head = '', ...lines] = readFileSync(String(reference), 'utf8').trim().split('\n');
  const column = head.trim().split(',').indexOf('caffeine_mg');
  const measured = lines.flatMap((line) => {
    const cells = line.trim().split(',');
    const caffeine = cells[column] ?? '';
    return caffeine === '' ? [] : [{ fdcId: Number(cells[0]), mg: Number(caffeine) }];
  });

  expect(measured).toHaveLength(5181);
  expect(measured.filter(({ fdcId, mg }) => usdaCaffeine(fdcId) !== mg)).toEqual([]);
});
