import type { SodiumCertificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import type { PlanningTask } from '../request/read-request.ts';

const words = texts.wishes;

/**
 * The most sodium that the notes wish for in the meals that are planned. While it is held no plan beyond it is served; where that leaves
 * none, it is only gone towards, and the plan says so.
 */
export type WishedSodium = { mostMg: number; isHeld: boolean };

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-6;

/** The strictest limit that wishes name, for so much of a day as is planned; nothing where none does. */
export function wishedSodium(wishes: readonly Wish[], dayShare: number): { sodium?: WishedSodium } {
  const mostMg = Math.min(...wishes.map(({ sodiumMg = Infinity }) => sodiumMg)) * dayShare;
  return mostMg === Infinity ? {} : { sodium: { mostMg, isHeld: true } };
}

/** The same task that holds its plans to no wished limit any more; null where it held them to none. */
export function withoutHeldSodium(task: PlanningTask): PlanningTask | null {
  return task.sodium?.isHeld ? { ...task, sodium: { ...task.sodium, isHeld: false } } : null;
}

/** Whether meals may be served: within the limit while it is held. */
export function keepsHeldSodium({ sodium }: PlanningTask, meals: readonly PlannedMeal[]): boolean {
  return !sodium?.isHeld || sodiumOf(meals) <= sodium.mostMg + HAIR;
}

/** What is stated of a wished limit: from the ingredients alone, at most. */
export function certifySodium({ sodium }: PlanningTask, meals: readonly PlannedMeal[]): { sodium?: SodiumCertificate } {
  if (!sodium) return {};
  const [bound, held] = [Math.round(sodium.mostMg), Math.round(sodiumOf(meals))];
  const isKept = sodiumOf(meals) <= sodium.mostMg + HAIR;
  const sentence = isKept ? words.sodiumKept : words.sodiumOver;
  const text = sentence({ bound: numberWords(bound), held: numberWords(held) });
  return { sodium: { bound, held, isKept, text, source: words.sodiumSource } };
}

/** The answer to a wished limit that the meals do not keep, or that nobody is planned for. */
export function sodiumAnswers(task: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  const { sodium } = certifySodium(task, meals);
  if (sodium) return sodium.isKept ? [] : [sodium.text];
  return task.wishes.some(({ sodiumMg }) => sodiumMg !== undefined) ? [words.sodiumShared] : [];
}

/** The mg of sodium that all servings of meals hold at most. */
function sodiumOf(meals: readonly PlannedMeal[]): number {
  return meals.reduce(
    (sum, meal) =>
      portionsOf(meal).reduce(
        (ofMeal, { food, grams }) => ofMeal + (boundFigure(food, 'sodium').high * grams * meal.servings) / 100,
        sum,
      ),
    0,
  );
}
