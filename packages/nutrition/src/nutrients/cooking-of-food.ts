import type { Food } from '../foods/food.ts';
import { wordsOf } from '../words/word-forms.ts';
import { cookingOfSteps, isHeated } from './cooking-of-steps.ts';
import { type Cooking, isEatenRaw } from './retention.ts';

type Words = ReadonlySet<string>;
/** The words of the steps up to the last that heats anything, and of those that follow. */
type ReadSteps = { heated: Words; after: Words };

/** What steps call several foods at once, whatever these are. */
const ANY_FOODS = ['everything', 'ingredient'] as const;
/** What they call foods of one group. */
const FOODS_OF_GROUP: Readonly<Partial<Record<string, readonly string[]>>> = {
  leafy: ['vegetable', 'green', 'herb', 'leaf'],
  vegetable: ['vegetable', 'herb', 'leaf'],
  fruit: ['fruit', 'berry'],
  'nut-seed': ['nut', 'seed'],
  cheese: ['cheese'],
  fish: ['fish', 'seafood'],
  shellfish: ['shellfish', 'seafood'],
};

const UNCOOKED: Cooking = { methods: new Set(), hasOtherHeat: false };

/**
 * How one food of a dish is cooked by what the steps say: as the dish, unless it is eaten raw as well and comes after all cooking, as a
 * glass of milk next to it or the herbs on top do.
 */
export function cookingOfFood(food: Food, steps: readonly string[]): Cooking {
  return isEatenRaw(food) && comesLast(food, steps) ? UNCOOKED : cookingOfSteps(steps);
}

/**
 * Whether the steps name a food, or a part of its name, only after the last of them that heats anything. Where they are not that clear,
 * as where they call for 'everything' or 'the vegetables', it counts as cooked with the rest.
 */
function comesLast(food: Food, steps: readonly string[]): boolean {
  const { heated, after } = readSteps(steps);
  const own = nameWordsOf(food);
  if (!own.some((word) => after.has(word)) || own.some((word) => heated.has(word))) return false;
  return ![...ANY_FOODS, ...(FOODS_OF_GROUP[food.group] ?? [])].some((word) => heated.has(word));
}

const READ = new WeakMap<readonly string[], ReadSteps>();

function readSteps(steps: readonly string[]): ReadSteps {
  const known = READ.get(steps);
  if (known) return known;
  const followed = steps.findLastIndex(isHeated) + 1;
  const read = { heated: wordsOfAll(steps.slice(0, followed)), after: wordsOfAll(steps.slice(followed)) };
  READ.set(steps, read);
  return read;
}

function wordsOfAll(steps: readonly string[]): Words {
  return new Set(steps.flatMap(wordsOf));
}

const NAME_WORDS = new WeakMap<Food, readonly string[]>();

function nameWordsOf(food: Food): readonly string[] {
  const known = NAME_WORDS.get(food) ?? wordsOf(food.name).filter((word) => word.length > 2);
  NAME_WORDS.set(food, known);
  return known;
}
