/**
 * Where a price comes from; 'estimate' is our estimate, and 'lentils' the price of dried lentils for another pulse. The last
 * ones are tables of which `data/price-tables` holds the figures as they were published.
 */
export const PRICE_BASES = [
  'india-2022',
  'india-2023',
  'press-2024',
  'press-2026',
  'bls-2026',
  'ers-2022',
  'lentils',
  'estimate',
  'purchase-to-plate-2018',
  'zepto-2025',
  'bigbasket-2023',
  'bigbasket-2021',
] as const;

export type PriceBasis = (typeof PRICE_BASES)[number];

/** A retail price per kilogram, or per litre where the row says so, its basis, and the range that the source states. */
export type Price =
  | readonly [amount: number, basis: PriceBasis]
  | readonly [amount: number, basis: PriceBasis, low: number, high: number];

/** One row of the price list: the item's name there, ours for it, rupees and dollars. */
export type PriceRow = {
  item: string;
  name: string;
  inr: Price | null;
  usd: Price | null;
  unit?: 'litre';
};

/** How the food of a price stands in for another: the same foodstuff in another cut, colour or pack, or a near relative. */
export const STAND_INS = ['same', 'relative'] as const;

export type StandInKind = (typeof STAND_INS)[number];

/** The item of the price list that gives a food its price in one currency, and how it stands in where it is another food's. */
export type PricedBy = readonly [item: string, standsIn?: StandInKind];

/** Which items of the price list give a food its prices; null where nobody knows. */
export type PricedFood = { food: string; inr: PricedBy | null; usd: PricedBy | null };
