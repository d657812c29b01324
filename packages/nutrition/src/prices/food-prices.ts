import { texts } from '@platewise/contract/texts';
import type { Price, PricedBy, PriceRow } from './price-row.ts';
import { PRICE_ROWS, PRICED_FOODS, TABLE_PRICE_ROWS } from './price-rows.ts';
import { type PriceSpread, RELATIVE_SPREAD, USUAL_SPREAD } from './price-spread.ts';

/** A retail price of a food per kilogram in one currency. */
export type CurrencyPrice = {
  perKg: number;
  /** What it may be, per kilogram: the range of its source, wider where another food stands in. */
  low: number;
  high: number;
  /** Where it comes from, in words. */
  basis: string;
  /** Nobody published it: it is shown as an estimate, and counts in no sum. */
  isUnsourced: boolean;
  /** The food whose price it is: the foodstuff in another cut, colour or pack, or a near relative, as the basis then says. */
  standIn: string | null;
};

/** The prices of a food in rupees and dollars; null where nobody knows. */
export type FoodPrice = { inr: CurrencyPrice | null; usd: CurrencyPrice | null };

type Named = { food: string; spread: PriceSpread; isRelative: boolean };

/** Kilograms in a litre of milk. */
const MILK_KG_PER_LITRE = 1.03;

const ROWS = new Map([...PRICE_ROWS, ...TABLE_PRICE_ROWS].map((row) => [row.item, row]));
const BY_FOOD = new Map(PRICED_FOODS.map((priced) => [priced.food, priced]));

/** The price of a food as bought, where the list has it or a stand-in. */
export function priceOf(foodId: string): FoodPrice {
  const { inr = null, usd = null } = BY_FOOD.get(foodId) ?? {};
  return { inr: priceIn('inr', inr), usd: priceIn('usd', usd) };
}

function priceIn(currency: 'inr' | 'usd', priced: PricedBy | null): CurrencyPrice | null {
  const row = priced && ROWS.get(priced[0]);
  const price = row?.[currency];
  return row && price ? currencyPrice(row, price, standInOf(row, price, priced)) : null;
}

function standInOf({ name }: PriceRow, [, source]: Price, [, kind]: PricedBy): Named | null {
  if (!kind && source !== 'lentils') return null;
  const isRelative = kind === 'relative';
  const food = source === 'lentils' ? texts.prices.lentils : name;
  return { food, spread: isRelative ? RELATIVE_SPREAD : USUAL_SPREAD, isRelative };
}

function currencyPrice({ unit }: PriceRow, price: Price, standIn: Named | null): CurrencyPrice {
  const [amount, source, low = amount * USUAL_SPREAD.low, high = amount * USUAL_SPREAD.high] = price;
  const kg = unit === 'litre' ? MILK_KG_PER_LITRE : 1;
  const table = texts.prices.basis[source];
  const basis = standIn?.isRelative ? texts.prices.ofRelative({ basis: table }) : table;
  return {
    perKg: amount / kg,
    low: (low * (standIn?.spread.low ?? 1)) / kg,
    high: (high * (standIn?.spread.high ?? 1)) / kg,
    basis: unit === 'litre' ? texts.prices.ofLitre({ basis, kg: MILK_KG_PER_LITRE }) : basis,
    isUnsourced: source === 'estimate',
    standIn: standIn?.food ?? null,
  };
}
