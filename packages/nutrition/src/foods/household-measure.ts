import { texts } from '@platewise/contract/texts';
import type { Food, FoodGroup } from './food.ts';

type Measured = Pick<Food, 'measures' | 'group'>;
type Unit = { noun: string; size: string; manner: string; grams: number };
type Part = { share: number; name: string; cost: number };
type Amount = { unit: Unit; whole: number; part: Part; cost: number };

/** How far an amount may be from the grams for 'about' to be true. */
const TOLERANCE = 1 / 8;

const WHOLE: Part = { share: 0, name: '', cost: 0 };
const HALF: Part = { share: 1 / 2, name: '1/2', cost: 0.02 };
const QUARTERS: readonly Part[] = [
  { share: 1 / 4, name: '1/4', cost: 0.04 },
  { share: 3 / 4, name: '3/4', cost: 0.04 },
];
const THIRDS: readonly Part[] = [
  { share: 1 / 3, name: '1/3', cost: 0.04 },
  { share: 2 / 3, name: '2/3', cost: 0.04 },
];

/** What people count each measure in, and the least and the most of it; the plainer part wins where two come near. */
const COUNTED: Readonly<Record<string, { min: number; max: number; parts: readonly Part[] }>> = {
  tsp: { min: 1 / 4, max: 2.75, parts: [WHOLE, HALF, ...QUARTERS] },
  tbsp: { min: 1, max: 6, parts: [WHOLE, HALF] },
  cup: { min: 1 / 4, max: 8, parts: [WHOLE, HALF, ...QUARTERS, ...THIRDS] },
};
const PIECES = { min: 1 / 2, max: 24, parts: [WHOLE, HALF] };

/** From here on nobody counts parts any more. */
const WHOLE_FROM = 4;

/** Names of measures that hold a part of a larger one. */
const MULTIPLES: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4 };

const SPOONS_PER_CUP = { tbsp: 16, tsp: 48 };
const TSP_PER_TBSP = 3;
const SIZES = new Set(['small', 'medium', 'large', 'regular', 'inner']);

/** Foods that come in pieces larger than a spoon: a cup of them says nothing about a spoon. */
const COARSE: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['vegetable', 'leafy', 'bread', 'potato', 'meat', 'poultry']);

/**
 * Says raw grams of a food in its household measures, to the nearest part that a kitchen knows: 'about 1 1/2 cups, chopped'.
 * Null where the food has none that comes within an eighth.
 */
export function householdMeasure(food: Measured, grams: number): string | null {
  const best = unitsOf(food)
    .flatMap((unit) => amountsOf(unit, grams))
    .sort((a, b) => a.cost - b.cost)[0];
  return best ? texts.foods.about({ measure: words(best) }) : null;
}

/** The units of each food: lists ask for the same ones again and again. */
const unitsByFood = new WeakMap<Measured, readonly Unit[]>();

function unitsOf(food: Measured): readonly Unit[] {
  const known = unitsByFood.get(food);
  if (known) return known;
  const read = food.measures.flatMap(([name, grams]) => readUnit(name, grams) ?? []);
  const units = withSpoons(read, food.group);
  unitsByFood.set(food, units);
  return units;
}

/** 'half cup chopped' is a noun with a manner, at twice its grams; 'potato medium' a noun with a size. */
function readUnit(name: string, grams: number): Unit | null {
  const [first = '', ...others] = name.split(' ');
  // What a lemon yields measures its juice only for those who hold the lemon.
  if (others.includes('yields')) return null;
  const multiple = MULTIPLES[first];
  if (multiple) return readUnit(others.join(' '), grams * multiple);
  if (SIZES.has(first)) return { noun: others.join(' '), size: first, manner: '', grams };
  if (first === 'cherry' || first === 'apricot') return { noun: name, size: '', manner: '', grams };
  const size = others.find((word) => SIZES.has(word)) ?? '';
  return { noun: first, size, manner: others.filter((word) => word !== size).join(' '), grams };
}

/** Spoons that the row does not weigh follow from what it does: from a tablespoon, or from a cup of what is fine enough. */
function withSpoons(units: readonly Unit[], group: FoodGroup): Unit[] {
  const plain = (noun: string) => units.find((unit) => unit.noun === noun && unit.manner === '');
  const cup = COARSE.has(group) ? undefined : plain('cup');
  const tbsp = plain('tbsp') ?? (cup && { ...cup, noun: 'tbsp', grams: cup.grams / SPOONS_PER_CUP.tbsp });
  const tsp = plain('tsp') ?? (tbsp && { ...tbsp, noun: 'tsp', grams: tbsp.grams / TSP_PER_TBSP });
  return [...new Set([...units, ...(tbsp ? [tbsp] : []), ...(tsp ? [tsp] : [])])];
}

function amountsOf(unit: Unit, grams: number): Amount[] {
  const count = grams / unit.grams;
  const { min, max, parts } = COUNTED[unit.noun] ?? PIECES;
  return parts.flatMap((part) => {
    const whole = Math.max(0, Math.round(count - part.share));
    const amount = whole + part.share;
    const error = Math.abs(amount - count) / count;
    const isCountable = amount >= min && amount <= max && !(whole >= WHOLE_FROM && part.share > 0);
    return isCountable && error <= TOLERANCE ? [{ unit, whole, part, cost: error + part.cost }] : [];
  });
}

function words({ unit: { noun, size, manner }, whole, part }: Amount): string {
  const isMany = whole + part.share > 1;
  const counted = [whole || '', part.name, size, isMany ? pluralOf(noun) : noun].filter(Boolean).join(' ');
  return manner ? `${counted}, ${manner}` : counted;
}

function pluralOf(noun: string): string {
  if (noun === '' || noun in SPOONS_PER_CUP) return noun;
  if (/(?:leaf|half)$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|ato)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
