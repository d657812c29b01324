import type { FoodId } from '@platewise/nutrition/compiled/food-ids';
import type { Food } from '@platewise/nutrition/foods/food';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { foodMentions } from '../names/food-mentions.ts';
import { spokenMinutes } from './spoken-minutes.ts';

const READY = /\b(canned|smoked|cured|cooked)\b/;
const DRY_PULSE = /\b(dried|dry|lentils?|split)\b/;
const FLESH = new Set(['poultry', 'meat', 'fish', 'shellfish', 'egg']);
/** Pink when they are done. */
const PINK_WHEN_DONE = new Set(['fish', 'shellfish']);
/** A step may well speak of two minutes only. */
const DONE_SOON = new Set(['fish', 'shellfish', 'egg']);

/** Minutes on the heat below which flesh and eggs are raw. */
const FLESH_MINUTES = 3;
/** Minutes of boiling below which pulses are hard and not to be eaten: those that need no soaking. */
const PULSE_MINUTES: Readonly<Partial<Record<FoodId, number>>> = {
  'lentil-red': 12,
  'mung-bean': 15,
  'lentil-brown': 20,
  'urad-bean': 25,
  'pigeon-pea': 30,
  'split-pea': 30,
};

/** Eaten as they are: rolled and milled flat, puffed, or the outside of the grain. */
const READY_GRAIN = /\b(rolled oats|oat bran|wheat bran|wheat germ|puffed|flattened)\b/;
/**
 * Minutes on the heat, or in boiling water, below which starchy foods are raw: hard, hard to digest, and flour may carry
 * germs like raw egg (FDA, 'Flour Is a Raw Food'). The first that fits a name counts; the least that recipes give.
 */
const STARCH_MINUTES: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/\b(flour|starch|masa|gluten|semolina|cornmeal)\b/, 2],
  [/\b(noodles|couscous|bulgur|fresh egg pasta)\b/, 3],
  [/\b(brown rice|wild rice|barley|spelt|khorasan|sorghum|amaranth|steel-cut)\b/, 15],
  [/./, 6],
];
/** Minutes below which a slice of potato is hard: green or raw ones are not to be eaten. */
const POTATO_MINUTES = 6;
/** Sold raw or pasteurised, which its name does not say. */
const TEMPEH_MINUTES = 4;

const HEAT =
  /\b(bak|barbecu|blanch|boil|brais|broil|brown|char|cook|fr(?:y|ies|ied)|grill|griddl|heat|poach|pressur|roast|saut|scrambl|sear|simmer|steam|stew|stir[- ]?fr|toast|warm|microwav|(?:until|till) [^.,;]*\bset\b)/i;
const RAW = /\b(?:raw|rare|undercooked|underdone|uncooked|bloody)\b/i;
const PINK = /\b(?:pink|rosy)\b/i;
/** 'Until no pink is left', 'until it has lost its raw look'. */
const NO_LONGER_RAW =
  /\b(?:no(?: longer)?|not|without|lost (?:its|their)|loses? (?:its|their)) (?:any )?(?:raw|pink|rosy)\b/gi;

/** Whether a dish leaves flesh, eggs, dry pulses, tempeh, potatoes or grains without the heat that they need: a model may forget it. */
export function needsMoreHeat(
  foods: readonly Food[],
  { cookMinutes, steps }: Pick<Recipe, 'cookMinutes' | 'steps'>,
): boolean {
  return isServedRaw(foods, steps) || foods.some((food) => !isCooked(food, { cookMinutes, steps }));
}

/** Minutes on the heat that a food needs at least; infinite for dry beans, whose soaking and boiling no model is trusted with; 0 for what may be eaten raw. */
export function heatMinutes({ id, group, name }: Food): number {
  if (READY.test(name)) return 0;
  if (FLESH.has(group)) return FLESH_MINUTES;
  if (group === 'potato') return POTATO_MINUTES;
  if (/\btempeh\b/.test(name)) return TEMPEH_MINUTES;
  if (group === 'grain')
    return READY_GRAIN.test(name) ? 0 : (STARCH_MINUTES.find(([kind]) => kind.test(name))?.[1] ?? 0);
  return group === 'legume' && DRY_PULSE.test(name) ? (PULSE_MINUTES[id] ?? Infinity) : 0;
}

function isServedRaw(foods: readonly Food[], steps: readonly string[]): boolean {
  const flesh = foods.filter(isFlesh);
  return steps.some((written) => {
    const step = written.replaceAll(NO_LONGER_RAW, '');
    if (!RAW.test(step) && !PINK.test(step)) return false;
    const mentions = foodMentions(wordsOf(step));
    // Raw radishes next to a steak are no matter; of 'it' nobody knows what it is.
    const meant = mentions.length === 0 ? flesh : flesh.filter((food) => isNamed(food, step));
    return meant.some(({ group }) => RAW.test(step) || !PINK_WHEN_DONE.has(group));
  });
}

function isFlesh({ group, name }: Food): boolean {
  return FLESH.has(group) && !READY.test(name);
}

function isNamed({ id }: Food, step: string): boolean {
  return foodMentions(wordsOf(step)).some(({ foods }) => foods.has(id));
}

/** In the step that first names it, or in one after that. */
function isCooked(food: Food, { cookMinutes, steps }: Pick<Recipe, 'cookMinutes' | 'steps'>): boolean {
  const needed = heatMinutes(food);
  if (needed === 0) return true;
  const named = steps.findIndex((step) => isNamed(food, step));
  const from = steps.slice(Math.max(0, named));
  const spoken = DONE_SOON.has(food.group) ? 0 : from.reduce((total, step) => total + spokenMinutes(step), 0);
  return cookMinutes >= needed && from.some((step) => HEAT.test(step)) && (spoken === 0 || spoken >= needed);
}
