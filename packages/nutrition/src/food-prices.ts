import { texts } from '@platewise/contract/texts';
import { PRICE_ROWS, type Price, type PriceRow } from './price-rows.ts';
import { PRICE_STAND_INS, PRICED_FOODS } from './priced-foods.ts';

/** Retail prices of a food per kilogram, each with its basis in words; null where nobody knows. */
export type FoodPrice = {
  inrPerKg: number | null;
  inrBasis: string | null;
  inrIsEstimate: boolean;
  usdPerKg: number | null;
  usdBasis: string | null;
  usdIsEstimate: boolean;
  /** The food whose price it is, where the list has the foodstuff only in another cut, colour or pack. */
  standIn?: string;
};

/** Kilograms in a litre of milk. */
const MILK_KG_PER_LITRE = 1.03;

const ROWS: ReadonlyMap<string, PriceRow> = new Map(PRICE_ROWS.map((row) => [row.item, row]));

/** The price of a food in rupees and dollars per kg, as bought; null where the list has neither it nor a stand-in. */
export function priceOf(foodId: string): FoodPrice | null {
  const standIn = PRICE_STAND_INS[foodId];
  const row = ROWS.get(PRICED_FOODS[foodId] ?? standIn ?? '');
  if (!row) return null;
  return {
    inrPerKg: perKg(row, row.inr),
    inrBasis: basisOf(row, row.inr),
    inrIsEstimate: isEstimate(row.inr),
    usdPerKg: perKg(row, row.usd),
    usdBasis: basisOf(row, row.usd),
    usdIsEstimate: isEstimate(row.usd),
    ...(standIn && { standIn: row.name }),
  };
}

function perKg({ unit }: PriceRow, price: Price | null): number | null {
  if (!price) return null;
  return unit === 'litre' ? price[0] / MILK_KG_PER_LITRE : price[0];
}

function basisOf({ unit }: PriceRow, price: Price | null): string | null {
  if (!price) return null;
  const basis = texts.prices.basis[price[1]];
  return unit === 'litre' ? texts.prices.ofLitre({ basis, kg: MILK_KG_PER_LITRE }) : basis;
}

function isEstimate(price: Price | null): boolean {
  return price?.[1] === 'estimate' || price?.[1] === 'lentils';
}
