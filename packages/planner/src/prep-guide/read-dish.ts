import type { Meal } from '@platewise/contract/meal-schema';
import { findFood } from '@platewise/nutrition/foods';
import { wordsOf } from '@platewise/nutrition/word-forms';
import { findMentions, type Manner } from './find-mentions.ts';
import { type OvenHeat, readSteps, type Step } from './read-step.ts';

/** One ingredient of a dish: where its steps name it, and how it is cut. An ingredient without grams has its line as its name. */
export type DishItem = {
  food: string | null;
  name: string;
  grams: number | null;
  mentions: readonly number[];
  /** Steps that may mean it, too. */
  looseMentions: readonly number[];
  manner: Manner | null;
};

/** Steps that follow each other on the hob or the worktop, or in the oven at one heat. */
export type DishPart = { steps: readonly number[]; oven: OvenHeat | null };

/** A recipe taken apart for cooking ahead. Numbers are places in `steps`. */
export type Dish = {
  steps: readonly Step[];
  items: readonly DishItem[];
  /** Grains and pulses that are boiled on their own, by the step that does it. */
  bases: ReadonlyMap<string, number>;
  /** Grains and pulses that soak overnight, by the step that says so. */
  soaks: ReadonlyMap<string, number>;
  /** The work of the session; none where the dish is made when it is eaten. */
  parts: readonly DishPart[];
  /** What is left for the day begins with this step. */
  finishFrom: number;
};

/** A dish that takes no longer is fresher when it is made on the day: minutes, our choice. */
const QUICK_MINUTES = 15;
/** Minutes up to which a last step is finishing and not cooking. */
const FINISHING_MINUTES = 2;

const BASE_GROUPS: ReadonlySet<string> = new Set(['grain', 'legume']);
const NOT_A_BASE =
  /flour|starch|bran|germ|gluten|canned|frozen|hummus|oats|oat-groat|semolina|poha|puffed|cornmeal|polenta/;
/** What goes into a pot that holds something else. */
const JOINS = /^(?:add|stir)\b/i;
const COOKS_BASE = /\b(?:cook|boil|simmer|steam|soak|soften)\b/i;
/** What may be in the pot with a grain that several dishes share. */
const IN_EVERY_POT: ReadonlySet<string> = new Set(['salt', 'bay-leaf']);
const SOAKS = /\bsoak/i;
const KEEPS_COLD = /\bfridge\b|\bchill\b|\bovernight\b/i;

/** Reads the steps and ingredients of a meal. */
export function readDish(meal: Meal): Dish {
  const steps = readSteps(meal.instructions);
  const items = itemsOf(meal);
  const soaks = new Map(
    items.flatMap(({ food, mentions }) => {
      const at = mentions.find((place) => steps[place]?.isOvernight && SOAKS.test(steps[place]?.text ?? ''));
      return food !== null && at !== undefined && isBaseFood(food) ? [[food, at] as const] : [];
    }),
  );
  const finishFrom = finishingOf(meal, steps);
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

function baseOf(item: DishItem, items: readonly DishItem[], steps: readonly Step[]): [string, number][] {
  const [at] = item.mentions;
  const step = at === undefined ? undefined : steps[at];
  if (item.food === null || at === undefined || !step || !isBaseFood(item.food)) return [];
  const isAlone = items.every(
    (other) => other === item || !other.mentions.includes(at) || IN_EVERY_POT.has(other.food ?? ''),
  );
  const isCooked =
    COOKS_BASE.test(step.text) && !JOINS.test(step.text) && step.minutes > FINISHING_MINUTES && step.oven === null;
  return isAlone && isCooked ? [[item.food, at]] : [];
}

/** The first of the steps that are left for the day: 0 where all are. */
function finishingOf({ prepTime, cookTime }: Meal, steps: readonly Step[]): number {
  const isCold = steps.every(({ isHot, oven }) => !isHot && oven === null);
  if (isCold) return steps.findLastIndex(({ text }) => KEEPS_COLD.test(text)) + 1;
  if (prepTime + cookTime <= QUICK_MINUTES) return 0;
  let from = steps.length;
  while (from > 0 && isFinishing(steps, from - 1)) from -= 1;
  return from;
}

function isFinishing(steps: readonly Step[], place: number): boolean {
  const step = steps[place];
  if (!step || step.oven !== null || step.minutes > FINISHING_MINUTES) return false;
  return place === steps.length - 1 || !step.isHot;
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
