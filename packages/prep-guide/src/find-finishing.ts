import type { Meal } from '@platewise/contract/meals/meal-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { DishItem } from './read-dish.ts';
import type { Step } from './read-step.ts';

/** A dish that takes no longer is fresher when it is made on the day: minutes, our choice. */
const QUICK_MINUTES = 20;
/** A dish with fish or soft eggs that takes no longer is left for its day whole: minutes, our choice. */
const FRESH_MINUTES = 30;
/** Minutes up to which a last step is finishing and not cooking. */
const FINISHING_MINUTES = 2;
/** Minutes up to which what is poured over a dish at once is made on the day with it. */
const POURED_MINUTES = 5;

/** A last step that still speaks of the pan it was cooked in belongs to the cooking. */
const STILL_COOKING = /\b(?:off|from) the heat\b/i;
const KEEPS_COLD = /\bfridge\b|\bchill\b|\bovernight\b/i;
const REFERS_BACK = /^(?:pour|stir|spoon|tip|add|toss|fry)\b.*\b(?:this|hot|at once)\b/i;
const SEAFOOD: ReadonlySet<string> = new Set(['fish', 'shellfish']);
const KEPT_SEAFOOD = /^(?:anchovy$|canned-|smoked-)/;
const EGG = /^egg(?:-|$)/;
/** Eggs that are eaten soft, as soon as they are done. */
const SOFT_EGGS = /\b(?:fry|fries|poach|scramble|break|crack|lacy|soft-boil\w*|(?:six|seven) minutes)\b/i;
const JUST_SET = /\bjust set\b/i;
const EATEN_AT_ONCE = /\b(?:serve|eat|carry)\b[^.;]*\b(?:at once|straight away)\b/i;
const PINK = /\b(?:stays? pink|for pink)\b/i;

/**
 * The first step that is left for the day: 0 where all are, the number of steps where none is. Fish, soft eggs, meat that
 * stays pink and what is to be eaten at once are cooked on the day: a quick dish whole, another from that step on.
 */
export function findFinishing(
  { prepTime, cookTime }: Pick<Meal, 'prepTime' | 'cookTime'>,
  steps: readonly Step[],
  items: readonly DishItem[],
): number {
  const total = prepTime + cookTime;
  const from = finishingOf(steps, total);
  const fresh = firstFresh(steps, items);
  if (fresh < 0 || fresh >= from) return from;
  return total > FRESH_MINUTES && steps.slice(0, fresh).some(isCooking) ? fresh : 0;
}

function finishingOf(steps: readonly Step[], total: number): number {
  if (!steps.some(isCooking)) return steps.findLastIndex(({ text }) => KEEPS_COLD.test(text)) + 1;
  return total <= QUICK_MINUTES ? 0 : withWhatIsPoured(steps, lastWork(steps));
}

function isCooking({ isHot, oven }: Step): boolean {
  return isHot || oven !== null;
}

/** The first step that wants its dish eaten soon; none is -1. */
function firstFresh(steps: readonly Step[], items: readonly DishItem[]): number {
  const fresh = steps.findIndex((step, place) => isEatenFresh(step, place, items));
  if (fresh >= 0 || !EATEN_AT_ONCE.test(steps.at(-1)?.text ?? '')) return fresh;
  const last = steps.findLastIndex(isCooking);
  // What rises in the oven is not left half done.
  return steps[last]?.oven === null ? last : 0;
}

function lastWork(steps: readonly Step[]): number {
  let from = steps.length;
  while (from > 0 && isFinishing(steps, from - 1)) from -= 1;
  return from;
}

function isFinishing(steps: readonly Step[], place: number): boolean {
  const step = steps[place];
  if (!step || step.oven !== null || step.minutes > FINISHING_MINUTES || STILL_COOKING.test(step.text)) return false;
  return place === steps.length - 1 || !step.isHot;
}

/** Hot spiced oil that the finishing pours over a dish is made then. */
function withWhatIsPoured(steps: readonly Step[], finishFrom: number): number {
  let from = finishFrom;
  for (;;) {
    const before = steps[from - 1];
    if (!REFERS_BACK.test(steps[from]?.text ?? '') || !before?.isHot) return from;
    if (before.oven !== null || before.minutes > POURED_MINUTES) return from;
    from -= 1;
  }
}

function isEatenFresh({ text, oven }: Step, place: number, items: readonly DishItem[]): boolean {
  if (PINK.test(text)) return true;
  return items.some(({ food, mentions }) => {
    if (food === null || !mentions.includes(place)) return false;
    if (EGG.test(food)) return JUST_SET.test(text) || (oven === null && SOFT_EGGS.test(text));
    return SEAFOOD.has(findFood(food)?.group ?? '') && !KEPT_SEAFOOD.test(food);
  });
}
