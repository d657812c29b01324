import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { isWholeDay } from '@platewise/domain/calendar/whole-day';
import type { MadePlan, PlannedMeal } from '../../day/plan-outcome.ts';
import { isFamilyRequest } from '../../family/is-family-request.ts';
import type { Limited } from '../../request/notes/wish-words.ts';
import { readRequest } from '../../request/read-request.ts';
import type { Alternative } from '../list-alternatives.ts';
import { type ChangeOptions, swapMeal } from '../swap-meal.ts';
import {
  comparedAmount,
  type HeldNutrients,
  heldByDay,
  lackOf,
  type Mark,
  marksOfDay,
  missedShare,
} from './day-marks.ts';
import { type MendingDish, mendingDishes } from './mending-dishes.ts';

/** What a mark is missed by before a swap, and how much the day holds after it. */
export type Mended = Mark & { before: number; after: number };

/** The dish for one place of a plan, the plan that it makes, and what that plan keeps which the one before did not. */
export type MendingSwap = { place: number; alternative: Alternative; mends: Mended[] };

/** What a day misses, the fewest swaps that were found to mend it, each by itself, and what none of those that were tried mends. */
export type MendingSwaps = { missed: Mark[]; swaps: MendingSwap[]; unmended: Mark[] };

const NONE: MendingSwaps = { missed: [], swaps: [], unmended: [] };

/** Swaps that are tried for one mark, and for all: each takes as long as a plan. */
const TRIES = { mark: 8, all: 40 } as const;

/** A macro of a swapped day may be so far from its share, or as far as it was: the goal for days of three meals (percentage points). */
const MACRO_POINTS = 5;

/**
 * For each nutrient that a day is short of and each limit that it passes, the swap of one meal after which it is neither, and nothing
 * else is that was not before: diet, exclusions, conditions, cooking time and kcal are kept as by any swap, and no macro is further
 * off than a day may be. Nothing for parts of a day and for people who share pots. The same plan and options give the same swaps.
 */
export function listMendingSwaps(
  request: PlanRequest,
  meals: readonly PlannedMeal[],
  { references }: { references: ReferenceChoice },
  options: ChangeOptions,
): MendingSwaps {
  const held = heldByDay(meals);
  if (isFamilyRequest(request) || !isWholeDay({ meals: meals.length, kcal: held.kcal[0] })) return NONE;
  const most = readRequest(request).limits?.most;
  const marks = marksOfDay(references, { kcal: held.kcal[1], most });
  const missed = marks.filter((mark) => missedShare(mark, held) > 0);
  const found: (MendingSwap & { lack: number })[] = [];
  const tried = new Set<string>();
  for (const mark of missed) {
    if (found.some(({ mends }) => mends.some((one) => isSame(one, mark)))) continue;
    for (const candidate of mendingDishes(request, meals, { marks, mark, held }, options).slice(0, TRIES.mark)) {
      const key = `${candidate.place} ${candidate.dish.recipe.id}`;
      if (tried.has(key) || tried.size >= TRIES.all) continue;
      tried.add(key);
      const swap = trySwap(request, meals, candidate, { references, held, marks, most }, options);
      if (swap) found.push(swap);
      if (swap?.mends.some((one) => isSame(one, mark))) break;
    }
  }
  return { missed, ...fewest(missed, found) };
}

type Before = {
  references: ReferenceChoice;
  held: HeldNutrients;
  marks: readonly Mark[];
  most: Partial<Record<Limited, number>> | undefined;
};

function trySwap(
  request: Parameters<typeof swapMeal>[0],
  meals: readonly PlannedMeal[],
  { place, dish }: MendingDish,
  before: Before,
  options: ChangeOptions,
): (MendingSwap & { lack: number }) | null {
  const { id, name } = dish.recipe;
  const plan = swapMeal(request, meals, { place, name }, options);
  const meal = plan.ok ? plan.meals[place] : undefined;
  if (!plan.ok || !meal || !keepsMacros(plan, meals)) return null;
  const held = heldByDay(plan.meals);
  const marks = marksOfDay(before.references, { kcal: held.kcal[1], most: before.most });
  const isMissedNewly = marks.some((mark) => {
    const was = before.marks.find((one) => isSame(one, mark));
    return missedShare(mark, held) > 0 && was && missedShare(was, before.held) === 0;
  });
  const lack = lackOf(marks, held);
  if (isMissedNewly || lack >= lackOf(before.marks, before.held)) return null;
  const mends = before.marks.flatMap((was) => {
    const mark = marks.find((one) => isSame(one, was));
    if (!mark || missedShare(was, before.held) === 0 || missedShare(mark, held) > 0) return [];
    return [{ ...mark, before: comparedAmount(was, before.held), after: comparedAmount(mark, held) }];
  });
  return mends.length > 0 ? { place, alternative: { id, name, meal, plan }, mends, lack } : null;
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

/** Of the swaps that were found those that together mend all that any of them mends: the one that mends most first. */
function fewest(missed: readonly Mark[], found: readonly (MendingSwap & { lack: number })[]) {
  const swaps: MendingSwap[] = [];
  let open = [...missed];
  for (;;) {
    const gain = ({ mends }: MendingSwap) => open.filter((mark) => mends.some((one) => isSame(one, mark))).length;
    const [best] = [...found].sort((a, b) => gain(b) - gain(a) || a.lack - b.lack);
    if (!best || gain(best) === 0) return { swaps, unmended: open };
    const { lack: _lack, ...swap } = best;
    swaps.push(swap);
    open = open.filter((mark) => !swap.mends.some((one) => isSame(one, mark)));
  }
}

function isSame(a: Mark, b: Mark): boolean {
  return a.nutrient === b.nutrient && a.isLimit === b.isLimit;
}
