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
/** What a tin of 400 g holds of what is drained, and of what is eaten with all that is in it; as tins are sold in Europe. */
const TIN = { drained: 240, whole: 400 };
/** Slices of what is eaten whole as well: those of the portions of FoodData Central (rows 170457, 169225 and 170000, SR Legacy). */
const SLICES: ReadonlyMap<string, number> = new Map([
  ['tomato', 20],
  ['cucumber', 7],
  ['onion', 14],
  // A cut of roast meat: 45 g of beef, 28 g of poultry; chosen by us.
  ['usda-169457', 45],
  ['usda-171496', 28],
  ['usda-171477', 28],
]);
/** Groups of ours and categories of the table whose foods are used by the spoon. */
const BY_THE_SPOON: ReadonlySet<string> = new Set([
  'condiment',
  'fat',
  'sweetener',
  'Fats and Oils',
  'Sweets',
  'Soups, Sauces, and Gravies',
]);
/** What is smaller than this is not eaten by the piece: a nut, a square of chocolate. */
const PIECE_LEAST = 40;
/** What is by the piece and heavier than this is a bowl: of ramen, of pho. */
const BOWL_GRAMS = 250;
/** What is eaten of a dish that comes with another, next to what is usual; chosen by us. */
const DISH_ASIDE = 0.7;
/** What is eaten of a curry with so many pieces: its gravy, and a share for each piece; chosen by us. */
const CURRY = { gravy: 0.4, piece: 0.2 };
/** What a US cup of what is no liquid weighs where nobody has measured it; chosen by us. */
const LOOSE_CUP_GRAMS = 150;
const LIQUID =
  /\b(?:beverages?|soups?|milk|juice|drink|broth|stock|water|sauce|gravy|yogurt|cream|syrup|oil|vinegar)\b/i;
export type TypedSize = 'small' | 'large' | 'grande';
/** What a small and a large one weigh next to a medium one, where the table does not say; chosen by us, a coffee shop’s by what its sizes hold. */
const SIZES: Readonly<Record<TypedSize, number>> = { small: 0.7, large: 1.3, grande: 1.75 };
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
  const serving = food.serving ?? one ?? spoonOf(food, measures) ?? cup ?? UNKNOWN_SERVING_GRAMS;
  // A dish next to another is most of one.
  const dish = food.parts.length > 2 && food.serving !== null ? DISH_ASIDE * food.serving : null;
  const added = food.aside ?? food.piece ?? dish ?? named(measures, 'tbsp') ?? Math.min(serving, UNKNOWN_SERVING_GRAMS);
  if (!amount) return { grams: aside ? added : size === null ? serving : (one ?? serving), basis: 'usual' };
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
      // A bowl of what comes in one is that bowl.
      if (unitWord.startsWith('bowl') && food.parts.length > 1 && (food.piece ?? 0) > BOWL_GRAMS)
        return { grams: count * (food.piece ?? 0), basis: 'usual' };
      return { grams: (count * unit.ml * (cup ?? looseCup(food))) / CUP_ML, basis: 'measured' };
    case 'handful':
      return { grams: count * (serving <= HANDFUL.most ? serving : HANDFUL.grams), basis: 'usual' };
    case 'serving':
      return { grams: count * serving, basis: 'usual' };
    case 'piece': {
      const piece = pieceOf(food, measures, unitWord) ?? one;
      if (piece !== null) return { grams: count * piece, basis: 'measured' };
      if (food.serving === null) return UNKNOWN;
      // A slice of moussaka is what is eaten of it, a piece of a curry is part of that.
      const isCurry = food.parts.length > 1 && /^(?:piece|pc)/.test(unitWord);
      return { grams: food.serving * (isCurry ? CURRY.gravy + CURRY.piece * count : count), basis: 'usual' };
    }
    case 'pack': {
      const isTin = /^(?:can|tin)/.test(unitWord);
      const known = isTin ? food.piece : Math.max(food.piece ?? 0, food.serving ?? 0);
      const grams = known || (named(measures, unitWord) ?? (isTin ? tinOf(food, measures) : serving));
      return { grams: count * grams, basis: 'measured' };
    }
  }
}

/** A piece of ours, or of the table; but a slice of tomato is no tomato. */
function pieceOf(food: EverydayFood, measures: readonly Measure[], unitWord: string): number | undefined {
  const slice = unitWord.startsWith('slice') ? SLICES.get(food.parts[0]?.[0] ?? '') : undefined;
  // A roll of sushi is cut into eight.
  const cut =
    /^(?:piece|pc)/.test(unitWord) && /of eight pieces/.test(food.note) ? (food.piece ?? food.serving ?? 0) / 8 : 0;
  if (cut > 0) return cut;
  return slice ?? food.piece ?? named(measures, unitWord);
}

/** What is measured by the spoon is eaten by the spoon: a teaspoon of a spice, a tablespoon of a sauce. */
function spoonOf({ parts }: EverydayFood, measures: readonly Measure[]): number | undefined {
  const shelf = shelfOf(parts[0]?.[0] ?? '');
  const isSpice = shelf === 'herb-spice' || shelf === 'Spices and Herbs';
  if (!isSpice && !BY_THE_SPOON.has(shelf)) return undefined;
  return (isSpice ? named(measures, 'tsp') : undefined) ?? named(measures, 'tbsp') ?? named(measures, 'tablespoon');
}

/** What a tin holds: 12 fl oz of a drink, all of a soup, else what is left of food that is drained. */
function tinOf({ parts }: EverydayFood, measures: readonly Measure[]): number {
  const name = nameOf(parts[0]?.[0] ?? '');
  const isWhole = parts.length > 1 || /\b(?:soup|baked|tomatoes|coconut milk|chili|puddings?|custard)\b/i.test(name);
  if (isWhole) return TIN.whole;
  const ounce = named(measures, 'fl oz');
  return ounce === undefined ? TIN.drained : 12 * ounce;
}

/** A cup of what no table has one of: of water where it is a liquid or a dish, else of what lies loosely in it. */
function looseCup({ parts }: EverydayFood): number {
  const food = parts[0]?.[0] ?? '';
  return parts.length > 1 || LIQUID.test(`${nameOf(food)} ${shelfOf(food)}`) ? CUP_ML : LOOSE_CUP_GRAMS;
}

function named(measures: readonly Measure[], unitWord: string): number | undefined {
  return measures.find(([name]) => name.startsWith(unitWord.replace(/s$/, '')))?.[1];
}

function measuresOf(food: string): readonly Measure[] {
  return (rowOf(food)?.measures ?? []).map(ofOne);
}

function rowOf(food: string) {
  return food.startsWith('usda-') ? findUsdaFood(Number(food.slice('usda-'.length))) : findFood(food);
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

/** Where a food stands: its group of ours, or its category of the table; empty where it has none. */
function shelfOf(food: string): string {
  const row = rowOf(food);
  return row ? ('group' in row ? row.group : row.category) : '';
}

/** Whether a food is drunk: a drink of the table. */
export function isDrink(food: string): boolean {
  return shelfOf(food) === 'Beverages' || nameOf(food).includes('beverage');
}

/**
 * What one of a food weighs where it was typed alone and in the singular: a hash brown is one of them, hash browns are as many as
 * are usual; null where nobody eats it by the piece, or by more than one.
 */
export function pieceAlone({ piece, serving, note }: EverydayFood): Weight | null {
  const isPiece = piece !== null && serving !== null && piece >= PIECE_LEAST && piece < serving && !/slice/.test(note);
  return isPiece ? { grams: piece, basis: 'usual' } : null;
}

/** Grams as they are shown: whole ones, and tenths of what is light. */
export function rounded(grams: number): number {
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
}

/** The name of a food in the tables, by its id as the diary logs it. */
export function nameOf(food: string): string {
  return rowOf(food)?.name ?? '';
}
