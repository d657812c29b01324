import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MICRONUTRIENTS, type Micronutrient, NUTRIENT_UNITS, NUTRIENTS } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { describe, expect, it } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { nutrientCell, nutrientRange, nutrientSource } from './nutrient-table.ts';

const reference = process.env.USDA_MICRO_CSV;
const hasReference = reference !== undefined && existsSync(reference);
const ROWS_CSV = join(import.meta.dirname, '../../data/nutrients/usda-rows.csv');

const CELLS = FOODS.flatMap((food) =>
  MICRONUTRIENTS.map((nutrient) => ({ food, nutrient, cell: nutrientCell(food.id, nutrient) })),
);

/** The cells of each row of a file: FDC id, then those after the NDB number; null where nothing is written. */
function rowsOf(csv: string): Map<number, (number | null)[]> {
  const lines = csv.trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [fdcId, , ...cells] = line.trim().split(',');
      return [Number(fdcId), cells.map((cell) => (cell === '' ? null : Number(cell)))];
    }),
  );
}

describe('the nutrients of foods', () => {
  it('are 36, each with a unit and a name', () => {
    expect(NUTRIENTS).toHaveLength(36);
    expect(Object.keys(NUTRIENT_UNITS)).toEqual([...NUTRIENTS]);
    expect(Object.keys(texts.nutrients.names)).toEqual([...NUTRIENTS]);
  });

  it('are the figures of the cited row, and nowhere else a bare number', () => {
    const rows = rowsOf(readFileSync(ROWS_CSV, 'utf8'));
    const cited = CELLS.filter(({ food }) => food.fdcId !== null && rows.has(food.fdcId));

    const wrong = cited.filter(({ food, nutrient, cell }) => {
      const figure = rows.get(food.fdcId ?? 0)?.[MICRONUTRIENTS.indexOf(nutrient)] ?? null;
      if (typeof cell !== 'number') return cell[2] === 'variants' ? figure === null : figure !== null;
      return cell !== figure;
    });

    expect(cited.length).toBeGreaterThan(14_500);
    expect(wrong).toEqual([]);
  });

  it('are summed by shares where a food is made of rows', () => {
    const rows = rowsOf(readFileSync(ROWS_CSV, 'utf8'));
    const of = (fdcId: number, nutrient: Micronutrient) => rows.get(fdcId)?.[MICRONUTRIENTS.indexOf(nutrient)] ?? 0;

    const iron = 0.75 * of(169655, 'iron') + 0.25 * of(168820, 'iron');

    expect(nutrientCell('jaggery', 'iron')).toBeCloseTo(iron, 3);
  });

  it('lie within bounds where they were not measured, with the reason', () => {
    const bounded = CELLS.filter(({ cell }) => typeof cell !== 'number');
    const bounds = bounded.map(({ food, nutrient }) => nutrientRange(food.id, nutrient));

    expect(bounds.filter(([low, high]) => !(low >= 0 && low <= high && Number.isFinite(high)))).toEqual([]);
    expect(bounds.length / CELLS.length).toBeLessThan(0.09);
  });

  it('have a source each', () => {
    expect(CELLS.filter(({ food, nutrient }) => !nutrientSource(food, nutrient).endsWith('.'))).toEqual([]);
  });

  it.each([
    ['spinach', 'vitaminK', 482.9],
    ['spinach', 'folate', 194],
    ['brazil-nut', 'selenium', 1917],
    ['chicken-liver', 'vitaminB12', 16.58],
    ['egg', 'choline', 293.8],
    ['carrot', 'vitaminA', 835],
    ['whole-milk', 'calcium', 113],
    ['mackerel', 'vitaminD', 16.1],
    ['flaxseed', 'ala', 22.813],
  ] as const)('agree with USDA: 100 g of %s have %s of %d', (food, nutrient, figure) => {
    expect(nutrientCell(food, nutrient)).toBe(figure);
  });

  it('say what stands in for a row', () => {
    const source = (id: string, nutrient: Micronutrient) =>
      FOODS.filter((food) => food.id === id).map((food) => nutrientSource(food, nutrient))[0];

    expect(source('spinach', 'iron')).toBe('USDA FoodData Central, food 168462; nutrients of its row in SR28.');
    expect(source('low-fat-yogurt', 'calcium')).toMatch(/by rows 171284, 170887, a quarter less/);
    expect(source('paneer', 'calcium')).toMatch(/^Indian Food Composition Tables 2017, L003: /);
    expect(source('paneer', 'vitaminB12')).toMatch(/fresh cheeses of whole milk/);
    expect(source('rice-white-medium', 'iron')).toMatch(/^Between USDA rows 168879, 169760: the row is enriched/);
    expect(source('pigeon-pea', 'vitaminK')).toMatch(/measured food of its group\.$/);
    expect(source('acorn-squash', 'caffeine')).toBe('There is none by nature.');
  });

  it('are no zero for want of data: the Indian tables write 0 for what they lack', () => {
    expect(nutrientCell('paneer', 'cholesterol')).toMatchObject([expect.any(Number), expect.any(Number), 'relatives']);
    expect(nutrientRange('paneer', 'cholesterol')[0]).toBeGreaterThan(0);
  });

  it.skipIf(!hasReference)('agree with the reference file', () => {
    const published = rowsOf(readFileSync(String(reference), 'utf8'));

    const ours = rowsOf(readFileSync(ROWS_CSV, 'utf8'));

    expect([...ours].filter(([fdcId, cells]) => String(published.get(fdcId)) !== String(cells))).toEqual([]);
  });
});
