import type { LimitCertificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { LIMITED, type Limited, type Wish } from '../request/notes/wish-words.ts';
import type { PlanningTask } from '../request/read-request.ts';

const words = texts.wishes.limits;

/**
 * The most sodium (mg) and fiber (g) that the notes wish for in the meals that are planned. While they are held no plan beyond them is
 * served; where that leaves none, they are only gone towards, and the plan says so.
 */
export type WishedLimits = { most: Partial<Record<Limited, number>>; isHeld: boolean };

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-6;

/** The strictest limits that wishes name, for so much of a day as is planned; nothing where none does. */
export function wishedLimits(wishes: readonly Wish[], dayShare: number): { limits?: WishedLimits } {
  const most: Partial<Record<Limited, number>> = {};
  for (const { limit } of wishes) {
    if (limit) most[limit.nutrient] = Math.min(most[limit.nutrient] ?? Infinity, limit.most * dayShare);
  }
  return Object.keys(most).length === 0 ? {} : { limits: { most, isHeld: true } };
}

/** The same task that holds its plans to no wished limit any more; null where it held them to none. */
export function withoutHeldLimits(task: PlanningTask): PlanningTask | null {
  return task.limits?.isHeld ? { ...task, limits: { ...task.limits, isHeld: false } } : null;
}

/** Whether meals may be served: within the limits while they are held. */
export function keepsHeldLimits({ limits }: PlanningTask, meals: readonly PlannedMeal[]): boolean {
  return !limits?.isHeld || limitsOf(limits).every(([nutrient, most]) => heldOf(nutrient, meals) <= most + HAIR);
}

/** What is stated of wished limits: from the ingredients alone, at most. */
export function certifyLimits(
  { limits }: PlanningTask,
  meals: readonly PlannedMeal[],
): Partial<Record<Limited, LimitCertificate>> {
  const certified = limitsOf(limits).map(([nutrient, most]): [Limited, LimitCertificate] => {
    const amount = heldOf(nutrient, meals);
    const [bound, held] = [Math.round(most), Math.round(amount)];
    const isKept = amount <= most + HAIR;
    const { kept, over, source } = words[nutrient];
    const text = (isKept ? kept : over)({ bound: numberWords(bound), held: numberWords(held) });
    return [nutrient, { bound, held, isKept, text, source }];
  });
  return Object.fromEntries(certified);
}

/** The answers to wished limits that the meals do not keep, or that nobody is planned for. */
export function limitAnswers(task: PlanningTask, meals: readonly PlannedMeal[]): Partial<Record<Limited, string>> {
  const certified = certifyLimits(task, meals);
  const answers = LIMITED.flatMap((nutrient): [Limited, string][] => {
    const one = certified[nutrient];
    if (one) return one.isKept ? [] : [[nutrient, one.text]];
    return task.wishes.some(({ limit }) => limit?.nutrient === nutrient) ? [[nutrient, words[nutrient].shared]] : [];
  });
  return Object.fromEntries(answers);
}

function limitsOf(limits: WishedLimits | undefined): [Limited, number][] {
  return LIMITED.flatMap((nutrient): [Limited, number][] => {
    const most = limits?.most[nutrient];
    return most === undefined ? [] : [[nutrient, most]];
  });
}

/** What all servings of meals hold of a nutrient at most. */
function heldOf(nutrient: Limited, meals: readonly PlannedMeal[]): number {
  return meals.reduce(
    (sum, meal) =>
      portionsOf(meal).reduce(
        (ofMeal, { food, grams }) => ofMeal + (boundFigure(food, nutrient).high * grams * meal.servings) / 100,
        sum,
      ),
    0,
  );
}
