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
export type TypedSize = 'small' | 'large';
/** What a small and a large one weigh next to a medium one, where the table does not say; chosen by us. */
const SIZES: Readonly<Record<TypedSize, number>> = { small: 0.7, large: 1.3 };
/** What is eaten of a food of which nobody knows how much that usually is. */
const UNKNOWN_SERVING_GRAMS = 100;
const UNKNOWN: Weight = { grams: 0, basis: 'usual' };
/** Measures of one, in the order in which they are meant. */
const ONE =
  /^(?:medium|large|small|piece|slice|each|item|sandwich|bar|unit|patty|fruit|fillet|link|roll|biscuit|cookie|cracker|spear|patty|doughnut|\w+ (?:medium|,))/;

/** What a typed amount of a food weighs; null for more than anybody can mean, and for pieces of what nobody knows a piece of. */
export function gramsOf(
  food: EverydayFood,
  amount: TypedAmount,
  { aside, size = null }: { aside: boolean; size?: TypedSize | null },
): Weight | null {
  const weight = weightOf(food, amount, { aside, size });
  return weight.grams > 0 && Number.isFinite(weight.grams) ? weight : null;
}

function weightOf(
  food: EverydayFood,
  amount: TypedAmount,
  { aside, size }: { aside: boolean; size: TypedSize | null },
): Weight {
  const measures = food.parts.length === 1 ? measuresOf(food.parts[0]?.[0] ?? '') : [];
  const usual = food.piece ?? measures.find(([name]) => ONE.test(name))?.[1] ?? null;
  const one = usual === null || size === null ? usual : (named(measures, size) ?? usual * SIZES[size]);
  const cup = food.cup ?? cupOf(measures);
  const serving = food.serving ?? one ?? cup ?? UNKNOWN_SERVING_GRAMS;
  const added = food.aside ?? food.piece ?? named(measures, 'tbsp') ?? Math.min(serving, UNKNOWN_SERVING_GRAMS);
  if (!amount) return { grams: aside ? added : (one ?? serving), basis: 'usual' };
  const { count, unit, unitWord } = amount;
  switch (unit?.kind) {
    case undefined:
      if (one === null && food.serving === null && count > 1) return UNKNOWN;
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
    case 'piece': {
      const piece = pieceOf(food, measures, unitWord) ?? one ?? food.serving;
      return piece === null ? UNKNOWN : { grams: count * piece, basis: 'measured' };
    }
    case 'pack': {
      const isTin = /^(?:can|tin)/.test(unitWord);
      const known = isTin ? food.piece : Math.max(food.piece ?? 0, food.serving ?? 0);
      const grams = known || (named(measures, unitWord) ?? (isTin ? tinOf(measures) : serving));
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
  const row = food.startsWith('usda-') ? findUsdaFood(Number(food.slice('usda-'.length))) : findFood(food);
  return (row?.measures ?? []).map(ofOne);
}

/** '0.5 cup' of 90 g is a cup of 180 g, and '10 pieces' of 91 g are pieces of 9.1 g. */
function ofOne([name, grams]: Measure): Measure {
  const [, count, unit] = /^(\d*\.?\d+) (.+)$/.exec(name) ?? [];
  return count === undefined || unit === undefined || Number(count) === 0
    ? [name, grams]
    : [unit, grams / Number(count)];
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
