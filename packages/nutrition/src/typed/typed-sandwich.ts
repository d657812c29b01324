import { entryOf } from '../words/entry-of.ts';
import type { EverydayFood, EverydayPart } from './everyday-food.ts';
import { everydayFood } from './everyday-foods.ts';

/** What is around a filling, by its everyday name, and grams of it: two slices, one roll, an omelette of two eggs. */
const AROUND: Readonly<Record<string, readonly [bread: string, grams: number]>> = {
  sandwich: ['white bread', 72],
  toastie: ['white bread', 72],
  panini: ['french bread', 90],
  baguette: ['french bread', 120],
  sub: ['french bread', 120],
  wrap: ['flour tortilla', 62],
  roll: ['roll', 55],
  bap: ['roll', 55],
  bagel: ['bagel', 100],
  omelette: ['omelette', 120],
  omelet: ['omelette', 120],
};
/** What is put between bread of one food: no more than this, and of what is spread less. */
const FILLING_MOST = 60;
/** What is eaten of one food next to others; chosen by us. */
const SERVING_MOST = 200;
/** Bread that is named for itself. */
const KINDS: ReadonlySet<string> = new Set([
  'white',
  'brown',
  'wheat',
  'wholewheat',
  'wholemeal',
  'granary',
  'rye',
  'multigrain',
  'sourdough',
  'seeded',
  'italian',
]);

/** 'On rye', '2 slices wholemeal': the bread that is named by its kind alone; null where it is none. */
export function breadByKind(words: readonly string[]): EverydayFood | null {
  const isKind = words.length > 0 && words.every((word) => KINDS.has(word) || word === 'whole');
  return isKind ? (everydayFood([...words, 'bread']) ?? null) : null;
}

/** The foods of a sandwich on the bread that these words name: 'turkey sandwich on rye'; null where they name none, or it is on none. */
export function rebreaded<Food extends { food: string }>(
  foods: readonly Food[],
  words: readonly string[],
): Food[] | null {
  const plain = words.filter((word) => word !== 'bread' && word !== 'toast');
  const bread = breadByKind(plain)?.parts[0]?.[0];
  const white = everydayFood(['white', 'bread'])?.parts[0]?.[0];
  if (foods.length < 2 || bread === undefined || !foods.some(({ food }) => food === white)) return null;
  return foods.map((one) => (one.food === white ? { ...one, food: bread } : one));
}

/**
 * A sandwich that no name has, by what is in it: 'chicken and bacon sandwich'; null where there is none, or something in it is
 * not known. Weights are chosen by us: two slices of bread of 36 g, and of each filling what comes with other food.
 */
export function sandwichOf(words: readonly string[]): EverydayFood | null {
  const around = words.findLast((word) => entryOf(AROUND, word) !== undefined);
  const [breadName = '', breadGrams = 0] = entryOf(AROUND, around ?? '') ?? [];
  // An omelette of egg whites is on no white bread.
  const isSliced = breadName === 'white bread';
  const kind = words.find((word) => isSliced && (KINDS.has(word) || word === 'bread'));
  const bread = (kind ? everydayFood([kind, 'bread']) : undefined) ?? everydayFood(breadName.split(' '));
  const rest = words.filter((word) => word !== around && word !== kind && word !== 'and' && word !== 'bread');
  const fillings = around && rest.length > 0 ? fillingsOf(rest) : null;
  if (!bread || !fillings) return null;
  const parts: EverydayPart[] = [
    ...weighed(bread, breadGrams),
    ...fillings.flatMap((food) => weighed(food, fillingGrams(food))),
    ...(around === 'toastie' ? weighed(everydayFood(['butter']), 8) : []),
  ];
  return together(parts, 'a usual one');
}

function together(parts: readonly EverydayPart[], note: string): EverydayFood {
  const grams = parts.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    names: [],
    parts: parts.map(([food, weight]) => [food, weight / grams]),
    piece: grams,
    cup: null,
    serving: grams,
    aside: grams,
    note,
  };
}

/** What is no food to be put together with others: 'banana peanut butter smoothie' is none of these with a smoothie. */
const NOT_TOGETHER =
  /^(?:smoothie|shake|milkshake|bar|cake|soup|salad|pie|bread|muffin|cookie|curry|juice|sauce|dish|casserole|bake|cereal|yogurt|cream)$/;

/** Several foods in one breath: 'lettuce cucumber tomato' are all three; null where it is no such list. */
export function foodsTogether(words: readonly string[]): EverydayFood | null {
  const foods = fillingsOf(words) ?? [];
  const [first, second] = foods;
  if (!first || !second) return null;
  if (words.some((word) => NOT_TOGETHER.test(word))) return null;
  return foods.length > 2 || foods.every(isRawVegetable)
    ? together(
        foods.flatMap((food) => weighed(food, servingGrams(food))),
        'a usual serving of each',
      )
    : null;
}

/** 'Onion tomato' are both. */
function isRawVegetable({ parts: [part] }: EverydayFood): boolean {
  return RAW.has(part?.[0] ?? '');
}

const RAW: ReadonlySet<string> = new Set([
  'onion',
  'tomato',
  'cucumber',
  'carrot',
  'lettuce-romaine',
  'lettuce-iceberg',
  'spinach',
]);

function servingGrams({ serving, piece }: EverydayFood): number {
  return Math.min(serving ?? piece ?? FILLING_MOST, SERVING_MOST);
}

/** Each filling by the longest name that begins there; null where a word begins none. */
function fillingsOf(words: readonly string[], failed = new Set<number>()): EverydayFood[] | null {
  if (words.length === 0) return [];
  // Each rest is tried once: 'egg ka ka egg ka' has more ways than there is time.
  if (failed.has(words.length)) return null;
  for (let end = words.length; end > 0; end--) {
    const food = everydayFood(words.slice(0, end));
    const others = food ? fillingsOf(words.slice(end), failed) : null;
    if (food && others) return [food, ...others];
  }
  failed.add(words.length);
  return null;
}

function fillingGrams({ aside, piece, serving }: EverydayFood): number {
  return Math.min(aside ?? piece ?? serving ?? FILLING_MOST, FILLING_MOST);
}

function weighed(food: EverydayFood | undefined, grams: number): EverydayPart[] {
  return (food?.parts ?? []).map(([id, share]) => [id, share * grams]);
}
