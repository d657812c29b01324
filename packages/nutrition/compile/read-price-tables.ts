import { cents } from '@platewise/domain/rounding';
import { z } from 'zod';
import type { Price, PriceBasis, PriceRow } from '../src/prices/price-row.ts';
import { USUAL_SPREAD } from '../src/prices/price-spread.ts';
import { amount, measured, text } from './cells.ts';
import { findDuplicates, joinReads, type Located, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const KG_PER_POUND = 0.45359237;

/**
 * What food at home cost in the US in March 2026, of the average of 2017 and 2018: the consumer price index of the Bureau of
 * Labor Statistics, 318.755 (CUUR0000SAF11) to 239.127 (CUSR0000SAF11, mean of the 24 months).
 */
const RISE_SINCE_2018 = 318.755 / 239.127;

/** Indian shops, each a list of products as it stood on one day: a line for each product that is the item. */
const LISTINGS = ['zepto-2025', 'bigbasket-2023', 'bigbasket-2021'] as const satisfies readonly PriceBasis[];

/** Prices by the figures of published tables; each item is named after its table: 'ers-2022: acorn squash'. */
export function readPriceTables(data: ReadonlyMap<string, string>): Read<PriceRow> {
  const tables = joinReads([readPounds(data), readPlates(data), ...LISTINGS.map((basis) => readListing(data, basis))]);
  return {
    rows: tables.rows,
    problems: [...tables.problems, ...findDuplicates(tables.rows, 'item', ({ item }) => item)],
  };
}

/** Dollars for a pound as bought; of what is drained, a share of the pound is eaten. */
function readPounds(data: ReadonlyMap<string, string>): Read<PriceRow> {
  const columns = z.object({ item: text, row: text, form: text, usd_per_pound: amount, share: measured });
  return readRows(data, 'ers-2022', columns, ({ item, usd_per_pound, share }) =>
    rowOf('ers-2022', item, 'usd', [cents(usd_per_pound / KG_PER_POUND / (share ?? 1)), 'ers-2022']),
  );
}

/** Dollars of 2017 and 2018 for 100 g as eaten; what is sold raw has the grams that are left of one when it is cooked. */
function readPlates(data: ReadonlyMap<string, string>): Read<PriceRow> {
  const basis = 'purchase-to-plate-2018';
  const columns = z.object({
    item: text,
    code: text,
    row: text,
    usd_per_100_g: amount,
    cooked_per_raw: measured,
    cooked_per_raw_from: z.string(),
  });
  return readRows(data, basis, columns, ({ item, usd_per_100_g, cooked_per_raw }) =>
    rowOf(basis, item, 'usd', [cents(usd_per_100_g * 10 * (cooked_per_raw ?? 1) * RISE_SINCE_2018), basis]),
  );
}

/** Rupees for packs: the median of the products per kilogram, and a range that holds the usual one and all of them. */
function readListing(data: ReadonlyMap<string, string>, basis: PriceBasis): Read<PriceRow> {
  const columns = z.object({
    item: text,
    product: text,
    id: z.string(),
    grams: amount,
    rupees: amount,
    share: measured,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(fileOf(basis), data.get(fileOf(basis)) ?? '', columns);
  const items = Map.groupBy(rows, ({ value }) => value.item);
  return {
    rows: [...items].flatMap(([item, [first, ...others]]) => {
      if (!first) return [];
      const { value: _, ...place } = first;
      const perKg = [first, ...others].map(({ value }) => (value.rupees * 1000) / (value.grams * (value.share ?? 1)));
      return [{ ...place, value: rowOf(basis, item, 'inr', medianPrice(perKg, basis)) }];
    }),
    problems,
  };
}

function readRows<Row>(
  data: ReadonlyMap<string, string>,
  basis: PriceBasis,
  columns: z.ZodObject<z.ZodRawShape> & z.ZodType<Row>,
  toRow: (row: Row) => PriceRow,
): Read<PriceRow> {
  const { rows, problems } = readTable<Row>(fileOf(basis), data.get(fileOf(basis)) ?? '', columns);
  return { rows: rows.map(({ value, ...place }): Located<PriceRow> => ({ ...place, value: toRow(value) })), problems };
}

function fileOf(basis: PriceBasis): string {
  return `price-tables/${basis}.csv`;
}

function rowOf(basis: PriceBasis, name: string, currency: 'inr' | 'usd', price: Price): PriceRow {
  return { item: `${basis}: ${name}`, name, inr: null, usd: null, [currency]: price };
}

function medianPrice(perKg: readonly number[], basis: PriceBasis): Price {
  const sorted = perKg.toSorted((a, b) => a - b);
  const [lowest = 0, highest = lowest] = [sorted.at(0), sorted.at(-1)];
  const middle =
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
  const low = Math.min(lowest, middle * USUAL_SPREAD.low);
  const high = Math.max(highest, middle * USUAL_SPREAD.high);
  return [cents(middle), basis, cents(low), cents(high)];
}
