import { z } from 'zod';
import { KEPT_SOLD_AS, type KeptPackRow, type KeptSoldAs } from '../src/prices/kept-pack.ts';
import { amount, foodOf, list, oneOf, optionalText } from './cells.ts';
import { findDuplicates, type Located, type Problem, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const KEPT_PACKS_FILE = 'kept-packs.csv';

/** Sizes that are nearer to each other than this, each to the one before, are one size on a list of shops. */
const NEXT_SIZE_MIN = 1.25;

/**
 * The packs of foods that keep: the id of each food, and the sizes that shops sell of it. `sizes_of` names the food whose sizes
 * stand in where no list of shops has the food itself; that one has sizes of its own.
 * @param withShopPacks the foods that have a pack in shop-packs.csv already
 */
export function readKeptPacks(
  data: ReadonlyMap<string, string>,
  foods: ReadonlySet<string>,
  withShopPacks: ReadonlySet<string>,
): Read<KeptPackRow> {
  const columns = z.object({
    food: foodOf(foods),
    sold_as: oneOf('pack of food that keeps', KEPT_SOLD_AS),
    grams: list(amount).refine(areSizes, {
      error: `are no sizes; write one or several, smallest first, each at least ${NEXT_SIZE_MIN} times the one before`,
    }),
    sizes_of: foodOf(new Set([...foods, ''])),
    note: optionalText,
  });
  const { rows, problems } = readTable<Row>(KEPT_PACKS_FILE, data.get(KEPT_PACKS_FILE) ?? '', columns);
  return {
    rows: rows.map(({ value: { food, sold_as: soldAs, grams }, ...place }) => ({
      ...place,
      value: [food, { soldAs, grams }],
    })),
    problems: [
      ...problems,
      ...findDuplicates(rows, 'food', ({ food }) => food),
      ...rows.flatMap((row) => problemsOf(row, rows, withShopPacks)),
    ],
  };
}

type Row = { food: string; sold_as: KeptSoldAs; grams: number[]; sizes_of: string; note: string };

function areSizes(sizes: readonly number[]): boolean {
  return sizes.length > 0 && sizes.every((size, index) => size > 0 && size >= NEXT_SIZE_MIN * (sizes[index - 1] ?? 0));
}

function problemsOf(
  { value: { food, sizes_of: other }, ...place }: Located<Row>,
  rows: readonly Located<Row>[],
  withShopPacks: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  if (withShopPacks.has(food)) {
    const text = `'${food}' has a pack in data/shop-packs.csv; a food keeps or does not`;
    problems.push({ ...place, field: 'food', text });
  }
  if (rows.some(({ value }) => value.food === other && value.sizes_of !== '')) {
    const text = `'${other}' has its sizes from another food itself; name that one`;
    problems.push({ ...place, field: 'sizes_of', text });
  }
  return problems;
}
