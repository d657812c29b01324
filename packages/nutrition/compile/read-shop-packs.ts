import { z } from 'zod';
import { type ShopPackRow, SOLD_AS } from '../src/prices/shop-pack.ts';
import { amount, foodOf, oneOf, optionalText } from './cells.ts';
import { findDuplicates, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const SHOP_PACKS_FILE = 'shop-packs.csv';

/** The packs of foods that do not keep: the id of each food, and what shops sell of it. */
export function readShopPacks(data: ReadonlyMap<string, string>, foods: ReadonlySet<string>): Read<ShopPackRow> {
  const columns = z.object({
    food: foodOf(foods),
    sold_as: oneOf('pack', SOLD_AS),
    grams: amount,
    keeps_days: amount,
    note: optionalText,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(
    SHOP_PACKS_FILE,
    data.get(SHOP_PACKS_FILE) ?? '',
    columns,
  );
  return {
    rows: rows.map(({ value: { food, sold_as: soldAs, grams, keeps_days: keepsDays }, ...place }) => ({
      ...place,
      value: [food, { soldAs, keepsDays, grams }],
    })),
    problems: [...problems, ...findDuplicates(rows, 'food', ({ food }) => food)],
  };
}
