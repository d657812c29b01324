import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import type { MadePlan, PlannedMeal } from '../../day/plan-outcome.ts';
import type { Limited } from '../../request/notes/wish-words.ts';
import type { Alternative } from '../list-alternatives.ts';
import { type ChangeOptions, swapMeal } from '../swap-meal.ts';
import {
  type Around,
  averageDay,
  comparedAmount,
  type HeldNutrients,
  heldByDay,
  lackOf,
  type Mark,
  marksOfDay,
  missedShare,
} from './day-marks.ts';
import type { MendingDish } from './mending-dishes.ts';

/** What a mark is missed by before a swap, and how much an average day holds after it. */
export type Mended = Mark & { before: number; after: number };

/** The dish for one place of a day, the plan that it makes, and what it does to the marks that were missed. */
export type TriedSwap = {
  place: number;
  alternative: Alternative;
  /** Marks that were missed before, with the share of what was missed that is gone: 1 where they are kept now. */
  eased: { mark: Mended; share: number }[];
  /** What is still missed of all marks. */
  lack: number;
};

/** What is compared with references before a swap. */
export type Compared = {
  references: ReferenceChoice;
  most: Partial<Record<Limited, number>> | undefined;
  around: Around;
  held: HeldNutrients;
  marks: readonly Mark[];
};

/** A macro of a swapped day may be so far from its share, or as far as it was: the goal for days of three meals (percentage points). */
const MACRO_POINTS = 5;

/**
 * Makes a day with another dish; null where its rules, its kcal or its macros do not allow that, where an average day then misses what
 * it did not miss before, or where it misses as much as before.
 */
export function tryMendingSwap(
  request: PlanRequest,
  meals: readonly PlannedMeal[],
  { place, dish }: Pick<MendingDish, 'place' | 'dish'>,
  { references, most, around, held: before, marks }: Compared,
  options: ChangeOptions,
): TriedSwap | null {
  const { id, name } = dish.recipe;
  const plan = swapMeal(request, meals, { place, name }, options);
  const meal = plan.ok ? plan.meals[place] : undefined;
  if (!plan.ok || !meal || !keepsMacros(plan, meals)) return null;
  const held = averageDay(heldByDay(plan.meals), around);
  const marksNow = marksOfDay(references, { kcal: held.kcal[1], most });
  const isMissedNewly = marksNow.some((mark) => {
    const was = marks.find((one) => isSame(one, mark));
    return missedShare(mark, held) > 0 && was && missedShare(was, before) === 0;
  });
  const lack = lackOf(marksNow, held);
  if (isMissedNewly || lack >= lackOf(marks, before)) return null;
  const eased = marks.flatMap((was): TriedSwap['eased'] => {
    const mark = marksNow.find((one) => isSame(one, was));
    const missed = missedShare(was, before);
    if (!mark || missed === 0) return [];
    const amounts = { before: comparedAmount(was, before), after: comparedAmount(mark, held) };
    return [{ mark: { ...mark, ...amounts }, share: 1 - missedShare(mark, held) / missed }];
  });
  return { place, alternative: { id, name, meal, plan }, eased, lack };
}

export function isSame(a: Mark, b: Mark): boolean {
  return a.nutrient === b.nutrient && a.isLimit === b.isLimit;
}

/** The largest distance of a macro's share of the energy from its target, in percentage points. */
function macroPoints({ certificate: { target, actual } }: Pick<MadePlan, 'certificate'>): number {
  const [asked, served] = [sharesOf(target.macros), sharesOf(actual.macros)];
  return Math.max(...asked.map((share, place) => 100 * Math.abs(share - (served[place] ?? 0))));
}

function sharesOf({ protein, carbs, fat }: MadePlan['certificate']['target']['macros']): number[] {
  const energies = [4 * protein, 4 * carbs, 9 * fat];
  const all = energies.reduce((sum, energy) => sum + energy, 0);
  return energies.map((energy) => energy / all);
}

function keepsMacros(plan: MadePlan, before: readonly PlannedMeal[]): boolean {
  const sum = (macro: 'protein' | 'carbs' | 'fat') =>
    before.reduce((total, { macros, servings }) => total + macros[macro] * servings, 0);
  const was = { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
  const { certificate } = plan;
  const allowed = Math.max(
    MACRO_POINTS,
    macroPoints({ certificate: { ...certificate, actual: { ...certificate.actual, macros: was } } }),
  );
  return macroPoints(plan) <= allowed;
}
