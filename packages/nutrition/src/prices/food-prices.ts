import { texts } from '@platewise/contract/texts';
import type { Price, PriceRow } from './price-row.ts';
import { PRICE_ROWS, PRICED_FOODS } from './price-rows.ts';

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
  /** The food whose price it is, where the list has the foodstuff only in another cut, colour or pack. */
  standIn: string | null;
};

/** The prices of a food in rupees and dollars; null where nobody knows. */
export type FoodPrice = { inr: CurrencyPrice | null; usd: CurrencyPrice | null };

/** Kilograms in a litre of milk. */
const MILK_KG_PER_LITRE = 1.03;

/**
 * What the lowest and highest price of a market are of the one that is stated, where the source states no range: the medians
 * of the nine foods for which the survey of 12 Indian markets (WFP, July 2022) states both.
 */
export const USUAL_SPREAD = { low: 0.76, high: 1.31 };

const ROWS = new Map(PRICE_ROWS.map((row) => [row.item, row]));
const BY_FOOD = new Map(PRICED_FOODS.map((priced) => [priced.food, priced]));
const NO_PRICE: FoodPrice = { inr: null, usd: null };

/** The price of a food as bought, where the list has it or a stand-in. */
export function priceOf(foodId: string): FoodPrice {
  const { item = '', isStandIn = false } = BY_FOOD.get(foodId) ?? {};
  const row = ROWS.get(item);
  if (!row) return NO_PRICE;
  const name = isStandIn ? row.name : null;
  return { inr: currencyPrice(row, row.inr, name), usd: currencyPrice(row, row.usd, name) };
}

function currencyPrice({ unit }: PriceRow, price: Price | null, standIn: string | null): CurrencyPrice | null {
  if (!price) return null;
  const [amount, source, low = amount * USUAL_SPREAD.low, high = amount * USUAL_SPREAD.high] = price;
  const kg = unit === 'litre' ? MILK_KG_PER_LITRE : 1;
  const named = source === 'lentils' ? texts.prices.lentils : standIn;
  const basis = texts.prices.basis[source];
  return {
    perKg: amount / kg,
    low: (low * (named ? USUAL_SPREAD.low : 1)) / kg,
    high: (high * (named ? USUAL_SPREAD.high : 1)) / kg,
    basis: unit === 'litre' ? texts.prices.ofLitre({ basis, kg: MILK_KG_PER_LITRE }) : basis,
    isUnsourced: source === 'estimate',
    standIn: named,
  };
}
