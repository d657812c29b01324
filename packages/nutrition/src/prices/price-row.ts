/** Where a price comes from; 'estimate' is our estimate, and 'lentils' the price of dried lentils for another pulse. */
export const PRICE_BASES = [
  'india-2022',
  'india-2023',
  'press-2024',
  'press-2026',
  'bls-2026',
  'ers-2022',
  'lentils',
  'estimate',
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

/** The item of the price list that gives a food its price; as a stand-in it is the same foodstuff in another cut, colour or pack. */
export type PricedFood = { food: string; item: string; isStandIn: boolean };
