import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '@platewise/domain/rounding';
import type { FoundFood } from '../diary-day.ts';
import { readDecimal } from './read-amount.ts';

/** How much of a food: in grams, or so many of a household measure. Null for grams. */
export type FoodAmount = { text: string; measure: string | null };

type Read = { grams: number; sent: { grams: number } | { measure: string; count: number } } | null;

/** What the amount comes to, and how it is sent; null where it is no amount that can be logged. */
export function readFoodAmount({ measures }: Pick<FoundFood, 'measures'>, { text, measure }: FoodAmount): Read {
  const count = thousandth(readDecimal(text) ?? 0);
  const weight = measure === null ? 1 : measures.find(({ name }) => name === measure)?.grams;
  if (weight === undefined || count <= 0) return null;
  const grams = thousandth(count * weight);
  const isTooMany = measure !== null && count > LIMITS.loggedMeasuresMax;
  if (grams < LIMITS.loggedFoodMinGrams || grams > LIMITS.loggedFoodMaxGrams || isTooMany) return null;
  return { grams, sent: measure === null ? { grams } : { measure, count } };
}
