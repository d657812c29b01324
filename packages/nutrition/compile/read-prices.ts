import { z } from 'zod';
import {
  PRICE_BASES,
  type Price,
  type PricedBy,
  type PricedFood,
  type PriceRow,
  STAND_INS,
  type StandInKind,
} from '../src/prices/price-row.ts';
import { foodOf, measured, oneOf, refusal, text } from './cells.ts';
import { findDuplicates, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const PRICES_FILE = 'prices.csv';
const PRICED_FOODS_FILE = 'priced-foods.csv';

const basis = oneOf('basis', ['', ...PRICE_BASES]);

/** A line of the price list: a price without a basis, or half a range, is refused. */
const columns = z.object({
  item: text,
  name: text,
  unit: oneOf('unit', ['kg', 'litre']),
  inr: measured,
  inr_basis: basis,
  inr_low: measured,
  inr_high: measured,
  usd: measured,
  usd_basis: basis,
  usd_low: measured,
  usd_high: measured,
});

type Line = z.output<typeof columns>;

/** The price list. */
export function readPrices(data: ReadonlyMap<string, string>): Read<PriceRow> {
  const { rows, problems } = readTable<Line>(PRICES_FILE, data.get(PRICES_FILE) ?? '', columns);
  return {
    rows: rows.map(({ value, ...place }) => ({ ...place, value: rowOfLine(value) })),
    problems: [
      ...problems,
      ...findDuplicates(rows, 'item', ({ item }) => item),
      ...rows.flatMap(({ value, ...place }) =>
        (['inr', 'usd'] as const)
          .filter((currency) => isHalf(value, currency))
          .map((field) => ({ ...place, field, text: 'a price has a basis, and its range has both ends or none' })),
      ),
    ],
  };
}

/** Which items, of the list or of a table, are the prices of which food. */
export function readPricedFoods(
  data: ReadonlyMap<string, string>,
  foods: ReadonlySet<string>,
  rows: readonly PriceRow[],
): Read<PricedFood> {
  const standsIn = oneOf('stand-in', ['', ...STAND_INS]);
  const line = z.object({
    food: foodOf(foods),
    usd: itemOf(rows, 'usd'),
    usd_stand_in: standsIn,
    inr: itemOf(rows, 'inr'),
    inr_stand_in: standsIn,
  });
  const { rows: lines, problems } = readTable<z.output<typeof line>>(
    PRICED_FOODS_FILE,
    data.get(PRICED_FOODS_FILE) ?? '',
    line,
  );
  return {
    rows: lines.map(({ value, ...place }) => ({
      ...place,
      value: {
        food: value.food,
        inr: pricedBy(value.inr, value.inr_stand_in),
        usd: pricedBy(value.usd, value.usd_stand_in),
      },
    })),
    problems: [...problems, ...findDuplicates(lines, 'food', ({ food }) => food)],
  };
}

/** An item that has a price in a currency, or nothing. */
function itemOf(rows: readonly PriceRow[], currency: 'inr' | 'usd') {
  const items = new Set(rows.filter((row) => row[currency] !== null).map(({ item }) => item));
  return z.string().refine(
    (item) => item === '' || items.has(item),
    refusal((value) => `'${value}' is no item with such a price of data/${PRICES_FILE} or data/price-tables`),
  );
}

function pricedBy(item: string, standsIn: '' | StandInKind): PricedBy | null {
  if (item === '') return null;
  return standsIn === '' ? [item] : [item, standsIn];
}

function rowOfLine(line: Line): PriceRow {
  const { item, name, unit } = line;
  return { item, name, inr: priceOf(line, 'inr'), usd: priceOf(line, 'usd'), ...(unit === 'litre' && { unit }) };
}

function priceOf(line: Line, currency: 'inr' | 'usd'): Price | null {
  const [price, from, low, high] = cellsOf(line, currency);
  if (price === null || from === '') return null;
  return low === null || high === null ? [price, from] : [price, from, low, high];
}

function isHalf(line: Line, currency: 'inr' | 'usd'): boolean {
  const [price, from, low, high] = cellsOf(line, currency);
  return (price === null) !== (from === '') || (low === null) !== (high === null) || (price === null && low !== null);
}

function cellsOf(line: Line, currency: 'inr' | 'usd') {
  return [line[currency], line[`${currency}_basis`], line[`${currency}_low`], line[`${currency}_high`]] as const;
}
