import type { Measure } from '../foods/food.ts';
import { findFood } from '../foods/foods.ts';
import { findUsdaFood } from '../usda/usda-foods.ts';
import type { EverydayFood } from './everyday-food.ts';
import type { TypedAmount } from './typed-amount.ts';

/** How a weight was found: typed, by a measure of the table or an everyday one, or as people usually eat it. */
export type TypedBasis = 'weighed' | 'measured' | 'usual';

type Weight = { grams: number; basis: TypedBasis };

/** ml of a US customary cup, in which the tables measure. */
const CUP_ML = 237;
/** What a handful weighs of what is light and of what is not; chosen by us. */
const HANDFUL = { most: 30, grams: 40 };
/** What is in a tin of 400 g that is drained; chosen by us. */
const TIN_GRAMS = 240;
/** Slices of what is eaten whole as well: those of the portions of FoodData Central (rows 170457, 169225 and 170000, SR Legacy). */
const SLICES: ReadonlyMap<string, number> = new Map([
  ['tomato', 20],
  ['cucumber', 7],
  ['onion', 14],
]);
/** What is eaten of a food of which nobody knows how much that usually is. */
const UNKNOWN_SERVING_GRAMS = 100;
/** Measures of one, in the order in which they are meant. */
const ONE =
  /^(?:medium|large|small|piece|slice|each|item|sandwich|bar|unit|patty|fruit|fillet|link|roll|\w+ (?:medium|,))/;

/** What a typed amount of a food weighs; null for more than nobody can mean. */
export function gramsOf(food: EverydayFood, amount: TypedAmount, { aside }: { aside: boolean }): Weight | null {
  const weight = weightOf(food, amount, aside);
  return weight.grams > 0 && Number.isFinite(weight.grams) ? weight : null;
}

function weightOf(food: EverydayFood, amount: TypedAmount, aside: boolean): Weight {
  const measures = food.parts.length === 1 ? measuresOf(food.parts[0]?.[0] ?? '') : [];
  const one = food.piece ?? measures.find(([name]) => ONE.test(name))?.[1] ?? null;
  const cup = food.cup ?? cupOf(measures);
  const serving = food.serving ?? one ?? cup ?? UNKNOWN_SERVING_GRAMS;
  const added = food.aside ?? food.piece ?? named(measures, 'tbsp') ?? Math.min(serving, UNKNOWN_SERVING_GRAMS);
  if (!amount) return { grams: aside ? added : (one ?? serving), basis: 'usual' };
  const { count, unit, unitWord } = amount;
  switch (unit?.kind) {
    case undefined:
      return { grams: count * (one ?? serving), basis: one === null ? 'usual' : 'measured' };
    case 'weight':
      return { grams: count * unit.grams, basis: 'weighed' };
    case 'volume':
      // A glass of wine is no glass of water.
      if (unitWord.startsWith('glass') && food.piece !== null && food.cup === null)
        return { grams: count * food.piece, basis: 'usual' };
      return { grams: (count * unit.ml * (cup ?? CUP_ML)) / CUP_ML, basis: 'measured' };
    case 'handful':
      return { grams: count * (serving <= HANDFUL.most ? serving : HANDFUL.grams), basis: 'usual' };
    case 'serving':
      return { grams: count * serving, basis: 'usual' };
    case 'piece':
      return { grams: count * (pieceOf(food, measures, unitWord) ?? one ?? serving), basis: 'measured' };
    case 'pack': {
      const isTin = /^(?:can|tin)/.test(unitWord);
      const usual = isTin ? food.piece : Math.max(food.piece ?? 0, food.serving ?? 0);
      const grams = usual || (named(measures, unitWord) ?? (isTin ? tinOf(measures) : serving));
      return { grams: count * grams, basis: 'measured' };
    }
  }
}

/** A piece of ours, or of the table; but a slice of tomato is no tomato. */
function pieceOf(food: EverydayFood, measures: readonly Measure[], unitWord: string): number | undefined {
  const slice = unitWord.startsWith('slice') ? SLICES.get(food.parts[0]?.[0] ?? '') : undefined;
  return slice ?? food.piece ?? named(measures, unitWord);
}

/** What a tin holds: 12 fl oz of a drink, or what is left of food that is drained. */
function tinOf(measures: readonly Measure[]): number {
  const ounce = named(measures, 'fl oz');
  return ounce === undefined ? TIN_GRAMS : 12 * ounce;
}

function named(measures: readonly Measure[], unitWord: string): number | undefined {
  return measures.find(([name]) => name.startsWith(unitWord.replace(/s$/, '')))?.[1];
}

function measuresOf(food: string): readonly Measure[] {
  if (food.startsWith('usda-')) return findUsdaFood(Number(food.slice('usda-'.length)))?.measures ?? [];
  return findFood(food)?.measures ?? [];
}

/** What a cup holds, by the measure of it or by one that is part of it. */
function cupOf(measures: readonly Measure[]): number | null {
  const parts: readonly (readonly [string, number])[] = [
    ['cup', 1],
    ['tbsp', 16],
    ['tablespoon', 16],
    ['fl oz', 8],
    ['tsp', 48],
  ];
  for (const [unit, times] of parts) {
    const found = measures.find(([name]) => name.startsWith(unit));
    if (found) return found[1] * times;
  }
  return null;
}
