import type { FoodId } from '../compiled/food-ids.ts';
import type { Food } from '../foods/food.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { Portion } from './meal-nutrition.ts';

/** Kinds of food that a plate holds no more of than people serve; every vegetable counts by itself. */
type FoodBound = keyof typeof GRAMS_MAX | 'pulse' | 'fat';

/** One serving of a meal as the bounds see it. */
export type Plate = { name: string; kcal: number; isSnack: boolean; isKeto: boolean };

/** A bound that a plate leaves, and by which share of it: 0.1 is a tenth too much, or too little. */
export type PlateBreach = { bound: FoodBound | 'plate'; side: 'above' | 'below'; share: number };

/** How much of its bound one gram of a food fills; foods of one key fill it together. */
export type BoundShare = { key: string; bound: FoodBound; perGram: number };

/** Above this many kcal the bounds of a meal grow in proportion (decisions 9.2). */
export const BOUNDS_GROW_FROM_KCAL = 1100;

/** The most of each kind in grams of raw, edible food (decisions 9.2); fresh cheese counts as tofu. */
const GRAMS_MAX = {
  flesh: 250,
  egg: 200,
  tofu: 250,
  cheese: 100,
  grain: 150,
  bread: 160,
  potato: 450,
  leaf: 200,
  vegetable: 350,
  fruit: 350,
  milk: 400,
  nut: 60,
} as const;
const PULSE_GRAMS_MAX = { dry: 120, drained: 250 } as const;
const FAT_GRAMS_MAX = { usual: 25, keto: 40 } as const;

const PLATE_GRAMS = { main: { min: 200, max: 900 }, snack: { min: 30, max: 350 } } as const;
/** A small meal may be lighter: this many grams for each kcal are enough below 500 kcal. */
const SMALL = { belowKcal: 500, gramsPerKcal: 0.4 } as const;

/** The least of what a dish is named for: grams of meat, poultry and fish together, and one egg. */
const NAMED_GRAMS_MIN = { flesh: 60, egg: 50 } as const;

/** Dried fruit fills the bound of fruit as much as the fresh fruit that it was: some 3.5 times its weight. */
const DRIED_FRUIT = { fromKcal: 200, asFresh: 3.5 } as const;
/** Dry pulses hold more kcal in 100 g than drained ones and fresh soy beans ever do. */
const DRY_PULSE_FROM_KCAL = 260;

const FRESH_CHEESES: ReadonlySet<FoodId> = new Set([
  'cottage-cheese',
  'low-fat-cottage-cheese',
  'paneer',
  'part-skim-ricotta',
  'queso-fresco',
  'ricotta',
]);
const TOFU: ReadonlySet<FoodId> = new Set(['extra-firm-tofu', 'firm-tofu', 'silken-tofu', 'tempeh']);
/** Cured flesh seasons as often as it fills. */
const CURED: ReadonlySet<FoodId> = new Set([
  'anchovy',
  'back-bacon',
  'bacon',
  'chorizo',
  'dry-cured-ham',
  'ham',
  'pork-sausage',
  'smoked-salmon',
]);
const COCONUT: ReadonlySet<FoodId> = new Set(['coconut-desiccated', 'coconut-fresh']);
const FLESH_GROUPS = new Set(['meat', 'poultry', 'fish', 'shellfish']);
/** Names of dishes that are eggs without saying so. */
const EGG_DISHES = ['omelette', 'frittata', 'shakshuka', 'scramble'];
const FLESH_WORDS = ['fish', 'seafood', 'meat', 'steak', 'keema', 'shrimp'];

/** The factor that the bounds of a meal of that many kcal grow by. */
export function boundsGrowth(kcal: number): number {
  return Math.max(1, kcal / BOUNDS_GROW_FROM_KCAL);
}

/** The least and the most that a plate weighs, in grams. */
export function plateGramsBounds({ kcal, isSnack }: Pick<Plate, 'kcal' | 'isSnack'>): { min: number; max: number } {
  const { min, max } = isSnack ? PLATE_GRAMS.snack : PLATE_GRAMS.main;
  const least = kcal < SMALL.belowKcal ? Math.min(min, SMALL.gramsPerKcal * kcal) : min;
  return { min: least, max: max * boundsGrowth(kcal) };
}

/** What one gram of a food fills of its bound; null for what only seasons a dish. */
export function boundShareOf(food: Food, isKeto: boolean): BoundShare | null {
  const bound = boundOf(food);
  if (!bound) return null;
  const key = bound === 'vegetable' ? food.id : bound;
  return { key, bound, perGram: 1 / gramsMaxOf(food, bound, isKeto) };
}

/** The bound that portions fill most, as a part of it before it grows: above 1 they are more than one plate. */
export function plateLoad(
  portions: readonly Portion[],
  { isSnack, isKeto }: Pick<Plate, 'isSnack' | 'isKeto'>,
): number {
  const filled = new Map<string, number>();
  const { max } = isSnack ? PLATE_GRAMS.snack : PLATE_GRAMS.main;
  for (const { food, grams } of portions) {
    const share = boundShareOf(food, isKeto);
    if (share) filled.set(share.key, (filled.get(share.key) ?? 0) + grams * share.perGram);
    filled.set('plate', (filled.get('plate') ?? 0) + grams / max);
  }
  return Math.max(0, ...filled.values());
}

/** What a dish is named for that has a least amount: flesh that is not cured, and whole eggs. */
export function namedFor(name: string, foods: readonly Food[]): { flesh: boolean; egg: boolean } {
  const flesh = foods.filter(({ group }) => FLESH_GROUPS.has(group));
  const eggs = foods.filter(({ id }) => id === 'egg');
  if (flesh.length === 0 && eggs.length === 0) return { flesh: false, egg: false };
  const words = wordsOf(name);
  const isNamed = (food: Food, others: readonly string[]) => {
    const own = nameWordsOf(food);
    return words.some((word) => others.includes(word) || own.includes(word));
  };
  return {
    flesh:
      flesh.length > 0 && flesh.every(({ id }) => !CURED.has(id)) && flesh.some((one) => isNamed(one, FLESH_WORDS)),
    egg: eggs.some((one) => isNamed(one, EGG_DISHES)),
  };
}

const NAME_WORDS = new WeakMap<Food, readonly string[]>();

/** The words of a food's name, split once. */
function nameWordsOf(food: Food): readonly string[] {
  const known = NAME_WORDS.get(food) ?? wordsOf(food.name);
  NAME_WORDS.set(food, known);
  return known;
}

/** The least grams of foods that a dish is named for; 0 for the others. */
export function namedGramsMin(kind: 'flesh' | 'egg', isNamed: boolean): number {
  return isNamed ? NAMED_GRAMS_MIN[kind] : 0;
}

/** The bounds of decisions 9.2 that a plate leaves, largest breach first; none for a plate that people serve. */
export function plateBreaches(portions: readonly Portion[], plate: Plate): PlateBreach[] {
  const growth = boundsGrowth(plate.kcal);
  const filled = new Map<string, { bound: FoodBound; share: number }>();
  for (const { food, grams } of portions) {
    const share = boundShareOf(food, plate.isKeto);
    if (!share) continue;
    const { key, bound, perGram } = share;
    filled.set(key, { bound, share: (filled.get(key)?.share ?? 0) + grams * perGram });
  }
  const above = [...filled.values()].map(({ bound, share }) => breach(bound, 'above', share / growth - 1));
  return [...above, ...weightBreaches(portions, plate), ...namedBreaches(portions, plate)]
    .filter(({ share }) => share > 1e-6)
    .sort((a, b) => b.share - a.share);
}

function weightBreaches(portions: readonly Portion[], plate: Plate): PlateBreach[] {
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0);
  const { min, max } = plateGramsBounds(plate);
  return [breach('plate', 'above', grams / max - 1), breach('plate', 'below', 1 - grams / min)];
}

function namedBreaches(portions: readonly Portion[], { name }: Plate): PlateBreach[] {
  const named = namedFor(
    name,
    portions.map(({ food }) => food),
  );
  return (['flesh', 'egg'] as const).flatMap((kind) => {
    const min = namedGramsMin(kind, named[kind]);
    const grams = portions.reduce((sum, one) => (boundOf(one.food) === kind ? sum + one.grams : sum), 0);
    return min > 0 ? [breach(kind, 'below', 1 - grams / min)] : [];
  });
}

function breach(bound: PlateBreach['bound'], side: PlateBreach['side'], share: number): PlateBreach {
  return { bound, side, share };
}

function gramsMaxOf({ per100g }: Food, bound: FoodBound, isKeto: boolean): number {
  switch (bound) {
    case 'pulse':
      return per100g.kcal >= DRY_PULSE_FROM_KCAL ? PULSE_GRAMS_MAX.dry : PULSE_GRAMS_MAX.drained;
    case 'fat':
      return isKeto ? FAT_GRAMS_MAX.keto : FAT_GRAMS_MAX.usual;
    case 'fruit':
      return per100g.kcal >= DRIED_FRUIT.fromKcal ? GRAMS_MAX.fruit / DRIED_FRUIT.asFresh : GRAMS_MAX.fruit;
    default:
      return GRAMS_MAX[bound];
  }
}

function boundOf({ id, group }: Food): FoodBound | null {
  if (COCONUT.has(id)) return 'nut';
  if (FLESH_GROUPS.has(group)) return 'flesh';
  switch (group) {
    case 'soy':
      if (TOFU.has(id)) return 'tofu';
      return id === 'miso' ? null : 'pulse';
    case 'cheese':
      return FRESH_CHEESES.has(id) ? 'tofu' : 'cheese';
    case 'legume':
      return 'pulse';
    case 'leafy':
      return 'leaf';
    case 'dairy':
    case 'plant-milk':
      return 'milk';
    case 'nut-seed':
      return 'nut';
    case 'egg':
    case 'grain':
    case 'bread':
    case 'potato':
    case 'vegetable':
    case 'fruit':
    case 'fat':
      return group;
    default:
      return null;
  }
}
