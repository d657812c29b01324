import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { PrepCut } from '@platewise/contract/plans/prep-guide-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { findFinishing } from './find-finishing.ts';
import { findMentions } from './find-mentions.ts';
import { type OvenHeat, readSteps, type Step } from './read-step.ts';

/** One ingredient of a dish: where its steps name it, and how it is cut. An ingredient without grams has its line as its name. */
export type DishItem = {
  food: string | null;
  name: string;
  grams: number | null;
  mentions: readonly number[];
  /** Steps that may mean it, too. */
  looseMentions: readonly number[];
  manner: PrepCut | null;
};

/** Steps that follow each other on the hob or the worktop, or in the oven at one heat. */
export type DishPart = { steps: readonly number[]; oven: OvenHeat | null };

/** A recipe taken apart for cooking ahead. Numbers are places in `steps`. */
export type Dish = {
  steps: readonly Step[];
  items: readonly DishItem[];
  /** Grains and pulses that are boiled on their own, by the step that does it. */
  bases: ReadonlyMap<string, number>;
  /** What soaks overnight, by the step that says so. */
  soaks: ReadonlyMap<string, number>;
  /** The work of the session; none where the dish is made when it is eaten. */
  parts: readonly DishPart[];
  /** What is left for the day begins with this step. */
  finishFrom: number;
};

/** Minutes from which a grain is boiled, and not only put into hot water. */
const BOILING_MINUTES = 3;

const BASE_GROUPS: ReadonlySet<string> = new Set(['grain', 'legume']);
const NOT_A_BASE =
  /flour|starch|bran|germ|gluten|canned|frozen|hummus|oats|oat-groat|semolina|poha|puffed|cornmeal|polenta/;
/** What goes into a pot that holds something else. */
const JOINS = /^(?:add|stir)\b/i;
const COOKS_BASE = /\b(?:cook|boil|simmer|steam|soak|soften)\b/i;
/** What may be in the pot with a grain that several dishes share. */
const IN_EVERY_POT: ReadonlySet<string> = new Set(['salt', 'bay-leaf']);
const SOAKS = /\bsoak/i;

/** Reads the steps and ingredients of a meal. */
export function readDish(meal: Meal): Dish {
  const steps = readSteps(meal.instructions);
  const items = itemsOf(meal);
  const soaks = new Map(items.flatMap((item) => soakOf(item, steps)));
  const finishFrom = findFinishing(meal, steps, items);
  const bases = new Map(items.flatMap((item) => baseOf(item, items, steps)));
  const soaking = [...soaks.values()].filter((place) => steps[place]?.isSoaking);
  const parts = partsOf(steps, finishFrom, new Set([...bases.values(), ...soaking]));
  return { steps, items, bases, soaks, parts, finishFrom };
}

function itemsOf({ items, ingredients, instructions }: Meal): DishItem[] {
  if (items.length === 0) {
    return ingredients.map((name) => ({
      food: null,
      name,
      grams: null,
      mentions: [],
      looseMentions: [],
      manner: null,
    }));
  }
  const words = instructions.map(wordsOf);
  return items.map(({ food, name, grams }) => {
    const { steps: mentions, loose: looseMentions, manner } = findMentions({ food, name }, words);
    return { food, name, grams, mentions, looseMentions, manner };
  });
}

function isBaseFood(food: string): boolean {
  return BASE_GROUPS.has(findFood(food)?.group ?? '') && !NOT_A_BASE.test(food);
}

/** What soaks by itself, and what is in the water with it. */
function soakOf({ food, mentions }: DishItem, steps: readonly Step[]): [string, number][] {
  const at = mentions.find((place) => steps[place]?.isOvernight && SOAKS.test(steps[place]?.text ?? ''));
  if (food === null || at === undefined) return [];
  return isBaseFood(food) || (steps[at]?.isSoaking && at === mentions[0]) ? [[food, at]] : [];
}

function baseOf(item: DishItem, items: readonly DishItem[], steps: readonly Step[]): [string, number][] {
  const [at] = item.mentions;
  const step = at === undefined ? undefined : steps[at];
  if (item.food === null || at === undefined || !step || !isBaseFood(item.food)) return [];
  const isAlone = items.every(
    (other) => other === item || !other.mentions.includes(at) || IN_EVERY_POT.has(other.food ?? ''),
  );
  const isCooked =
    COOKS_BASE.test(step.text) && !JOINS.test(step.text) && step.minutes >= BOILING_MINUTES && step.oven === null;
  return isAlone && isCooked ? [[item.food, at]] : [];
}

function partsOf(steps: readonly Step[], finishFrom: number, elsewhere: ReadonlySet<number>): DishPart[] {
  const parts: { steps: number[]; oven: OvenHeat | null }[] = [];
  for (const [place, { oven }] of steps.slice(0, finishFrom).entries()) {
    if (elsewhere.has(place)) continue;
    const last = parts.at(-1);
    if (last && last.oven === oven) last.steps.push(place);
    else parts.push({ steps: [place], oven });
  }
  return parts;
}
