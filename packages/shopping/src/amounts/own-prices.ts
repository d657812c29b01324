import { dateText } from '@platewise/contract/language/formats';
import type { ListCost, OwnPrice } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { type CurrencyPrice, priceOf } from '@platewise/nutrition/prices/food-prices';

/** What a person paid for foods, by the id of the food. */
export type OwnPrices = ReadonlyMap<string, { readonly [currency in keyof ListCost]?: OwnPrice }>;

/** A price of a food per kilogram: a person's own, or a published one. */
export type KnownPrice = CurrencyPrice & { ownPrice?: OwnPrice };

const GRAMS_IN_A_KILOGRAM = 1000;

/**
 * The price of a food in rupees and in dollars as lists count with it: what the person paid, without a range, else what is
 * published. Nothing is converted: what was paid in one currency leaves the other as it is.
 */
export function knownPrice(foodId: string, ownPrices: OwnPrices): Record<keyof ListCost, KnownPrice | null> {
  const { inr, usd } = priceOf(foodId);
  const own = ownPrices.get(foodId);
  return { inr: own?.inr ? ofOwnPrice(own.inr) : inr, usd: own?.usd ? ofOwnPrice(own.usd) : usd };
}

function ofOwnPrice(ownPrice: OwnPrice): KnownPrice {
  const perKg = (ownPrice.amount / ownPrice.grams) * GRAMS_IN_A_KILOGRAM;
  const basis = texts.prices.ownPrice({ date: dateText(ownPrice.paidOn) });
  return { perKg, low: perKg, high: perKg, basis, isUnsourced: false, standIn: null, ownPrice };
}
