import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { findUsdaFood, USDA_FOODS_COUNT, usdaFoodAt } from './usda-foods.ts';

const reference = process.env.USDA_FACTS_CSV;
const hasReference = reference !== undefined && existsSync(reference);

it('has every row of SR Legacy once, each with a name, and measures that weigh something', () => {
  const rows = Array.from({ length: USDA_FOODS_COUNT }, (_, place) => usdaFoodAt(place));

  expect(rows).toHaveLength(7793);
  expect(new Set(rows.map(({ fdcId }) => fdcId)).size).toBe(7793);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(7793);
  for (const { name, measures } of rows) {
    expect(
      measures.every(([, grams]) => grams > 0),
      name,
    ).toBe(true);
    expect(new Set(measures.map(([measure]) => measure)).size, name).toBe(measures.length);
  }
});

it('has the rows that our foods are copied from, with the same figures', () => {
  const cited = FOODS.filter(({ fdcId }) => fdcId !== null);

  expect(cited.filter(({ fdcId, per100g }) => !isEqual(findUsdaFood(fdcId ?? 0)?.per100g, per100g))).toEqual([]);
  expect(findUsdaFood(1)).toBeUndefined();
});

it.skipIf(!hasReference)('has the figures of the reference file', () => {
  const lines = readFileSync(String(reference), 'utf8').trim().split('\n').slice(1);

  const different = lines.filter((line) => {
    const figures = line.trim().split(',').slice(-8);
    const row = findUsdaFood(Number.parseInt(line, 10))?.per100g;
    const { kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium } = row ?? {};
    const ours = [kcal, protein, fat, carbs, fiber, sugar, saturatedFat, sodium];
    return figures.some((figure, place) => ours[place] !== (figure === '' ? null : Number(figure)));
  });

  expect(lines).toHaveLength(7793);
  expect(different).toEqual([]);
});

function isEqual(a: object | undefined, b: object): boolean {
  return a !== undefined && Object.entries(b).every(([figure, value]) => Reflect.get(a, figure) === value);
}
