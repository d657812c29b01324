import type { Portion } from '@platewise/contract/meals/meal-schema';

/**
 * The weight of a cooked dish shared out by the raw grams of its portions: whole grams that add up to it exactly. What
 * rounding down leaves goes, gram by gram, to those who lack most of one.
 * @param weight whole grams of the finished dish
 */
export function platedGrams(weight: number, portions: readonly Pick<Portion, 'grams'>[]): number[] {
  const whole = portions.reduce((sum, { grams }) => sum + grams, 0);
  const wanted = portions.map(({ grams }) => (weight * grams) / whole);
  const left = weight - wanted.reduce((sum, grams) => sum + Math.floor(grams), 0);
  const byRest = wanted.map((grams, place) => ({ place, rest: grams % 1 })).toSorted((a, b) => b.rest - a.rest);
  const extra = new Set(byRest.slice(0, left).map(({ place }) => place));
  return wanted.map((grams, place) => Math.floor(grams) + (extra.has(place) ? 1 : 0));
}
