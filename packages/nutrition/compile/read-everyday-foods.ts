import { z } from 'zod';
import type { EverydayFood, EverydayPart } from '../src/typed/everyday-food.ts';
import type { UsdaRow } from '../src/usda/usda-food.ts';
import { list, measured, optionalText, text } from './cells.ts';
import { findDuplicates, type Located, type Problem, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const EVERYDAY_FOODS_FILE = 'everyday-foods.csv';

/** A line of data/everyday-foods.csv: names people use, what they stand for, and grams. */
const columns = z.object({
  names: list(text),
  foods: text,
  piece: measured,
  cup: measured,
  serving: measured,
  aside: measured,
  note: optionalText,
});

type Line = z.output<typeof columns>;

/**
 * What people call foods and dishes when they type a meal. A food stands alone, or with others and the share of each:
 * 'rice-white 0.7 + urad-bean 0.3'; shares add up to at most 1, what is missing is water.
 */
export function readEverydayFoods(
  data: ReadonlyMap<string, string>,
  foods: ReadonlySet<string>,
  rows: readonly UsdaRow[],
): Read<EverydayFood> {
  const read = readTable<Line>(EVERYDAY_FOODS_FILE, data.get(EVERYDAY_FOODS_FILE) ?? '', columns);
  const known = new Set([...foods, ...rows.map(([fdcId]) => `usda-${fdcId}`)]);
  const names = read.rows.flatMap(({ value, ...place }) => value.names.map((name) => ({ ...place, value: { name } })));
  return {
    rows: read.rows.map(({ value: { foods: parts, ...fields }, ...place }) => ({
      ...place,
      value: { ...fields, parts: partsOf(parts) },
    })),
    problems: [
      ...read.problems,
      ...findDuplicates(names, 'names', ({ name }) => name),
      ...read.rows.flatMap((row) => problemsOf(row, known)),
    ],
  };
}

function partsOf(cell: string): EverydayPart[] {
  return cell.split('+').map((part) => {
    const [food = '', share = '1'] = part.trim().split(/\s+/);
    return [food, Number(share)];
  });
}

function problemsOf({ value: { foods }, ...place }: Located<Line>, known: ReadonlySet<string>): Problem[] {
  const parts = partsOf(foods);
  const unknown = parts.filter(([food]) => !known.has(food));
  const sum = parts.reduce((total, [, share]) => total + share, 0);
  const isWhole = parts.every(([, share]) => share > 0) && sum <= 1.001;
  return [
    ...unknown.map(([food]) => ({ ...place, field: 'foods', text: `'${food}' is no food of the tables` })),
    ...(isWhole ? [] : [{ ...place, field: 'foods', text: `'${foods}' adds up to ${sum}; write shares of at most 1` }]),
  ];
}
