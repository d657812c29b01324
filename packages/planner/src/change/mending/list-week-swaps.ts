import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { readRequest } from '../../request/read-request.ts';
import type { Alternative } from '../list-alternatives.ts';
import type { ChangeOptions } from '../swap-meal.ts';
import {
  comparedAmount,
  type HeldNutrients,
  heldByDay,
  type Mark,
  marksOfDay,
  missedShare,
  NOTHING,
  plus,
} from './day-marks.ts';
import { bestFor, type MendingDish, mendingDishes } from './mending-dishes.ts';
import { isSame, type Mended, type TriedSwap, tryMendingSwap } from './try-mending-swap.ts';

/** One day of several. */
export type MendableDay = {
  /** All that counts of it. */
  meals: readonly PlannedMeal[];
  /** What the day is asked for with just these meals; null where none of them is swapped. */
  request: GenerationRequest | null;
  /** Places of meals that are not swapped. */
  locked: readonly number[];
};

/** The dish for one place of one day, and the marks that it brings the average of the days nearer to. */
export type WeekSwap = { day: number; place: number; alternative: Alternative; mends: Mended[] };

/** What the average of some days misses, swaps of one meal that bring it nearer, each by itself, and what none of those that were tried does. */
export type WeekSwaps = { missed: Mark[]; swaps: WeekSwap[]; unmended: Mark[] };

/**
 * A swap is worth naming that takes away a fifth of what is missed, or with which the meal brings a seventh of the reference of a day more than before:
 * one meal of some twenty moves an average by little. Our own figures.
 */
const WORTH = { missed: 1 / 5, ofDay: 1 / 7 } as const;

/** So many are proposed: after one of them the others are looked for again. */
const SWAPS = 5;

/** A dish takes no more minutes than the meal that it replaces, or than a quick one may. */
const QUICK_MINUTES = 30;

/** Swaps that are tried for one mark, and for all: each takes as long as a plan. */
const TRIES = { mark: 6, all: 40 } as const;

type Options = Omit<ChangeOptions, 'locked'>;
type Candidate = MendingDish & { day: number };

/**
 * For what the average of some days misses of reference intakes: swaps of one meal that make a difference. The other meals of
 * the day stay byte for byte, and its rules, kcal and macros are kept as by any swap; nothing is missed by the average that was not before. A dish takes half an
 * hour, or as long as the meal that it replaces, and none comes twice. The same days and options give the same swaps.
 */
export function listWeekSwaps(
  days: readonly MendableDay[],
  { references }: { references: ReferenceChoice },
  { seed, avoid, disliked = [], ...options }: Options,
): WeekSwaps {
  const sums = days.map(({ meals }) => heldByDay(meals));
  const held = averageOf(sums, days.length);
  const limits = days.flatMap(({ request }) => (request ? [readRequest(request).limits?.most] : []));
  const most = limits[0];
  const marks = marksOfDay(references, { kcal: held.kcal[1], most });
  const missed = marks.filter((mark) => missedShare(mark, held) > 0);
  if (missed.length === 0) return { missed, swaps: [], unmended: [] };

  const names = days.flatMap(({ meals }) => meals.map(({ name }) => name));
  const asked = { ...options, seed, avoid, disliked: [...disliked, ...names] };
  const aroundDay = (day: number) => ({ held: sumOf(sums.toSpliced(day, 1)), days: days.length });
  const candidates = days.flatMap(({ request, meals, locked }, day): Candidate[] => {
    if (!request) return [];
    const dishes = mendingDishes(request, meals, { marks, around: aroundDay(day) }, { ...asked, locked });
    return dishes.filter((one) => isAsQuick(one, meals)).map((dish) => ({ ...dish, day }));
  });

  function tried({ day, ...dish }: Candidate): TriedSwap | null {
    const { request, meals } = days[day] ?? {};
    if (!request || !meals) return null;
    const others = meals.map((_, place) => place).filter((place) => place !== dish.place);
    const compared = { references, most, around: aroundDay(day), held, marks };
    return tryMendingSwap(request, meals, dish, compared, { ...asked, locked: others });
  }

  function isWorth({ amount, isLimit, before, after }: Mended): boolean {
    const gain = isLimit ? before - after : after - before;
    return gain >= Math.min(WORTH.missed * Math.abs(amount - before), (WORTH.ofDay * amount) / days.length);
  }

  const swaps: WeekSwap[] = [];
  const seen = new Set<string>();
  const isNamed = (mark: Mark) => swaps.some(({ mends }) => mends.some((one) => isSame(one, mark)));
  const byNeed = missed.toSorted((a, b) => missedShare(b, held) - missedShare(a, held));
  for (const mark of byNeed) {
    if (isNamed(mark) || swaps.length === SWAPS) continue;
    const open = candidates.filter(
      ({ day, place, dish }) => !swaps.some((swap) => isOf(swap, { day, place, id: dish.recipe.id })),
    );
    const promising = open.filter((one) => isWorth(withAmounts(mark, held, one.held)));
    for (const candidate of bestFor(mark, promising).slice(0, TRIES.mark)) {
      const key = `${candidate.day} ${candidate.place} ${candidate.dish.recipe.id}`;
      if (seen.has(key) || seen.size >= TRIES.all) continue;
      seen.add(key);
      const swap = tried(candidate);
      const mends = swap?.eased.map((one) => one.mark).filter((one) => isWorth(one)) ?? [];
      if (!swap || !mends.some((one) => isSame(one, mark))) continue;
      swaps.push({ day: candidate.day, place: swap.place, alternative: swap.alternative, mends });
      break;
    }
  }
  return { missed, swaps, unmended: missed.filter((mark) => !isNamed(mark)) };
}

function isAsQuick({ place, dish: { recipe } }: MendingDish, meals: readonly PlannedMeal[]): boolean {
  const { prepTime = 0, cookTime = 0 } = meals[place] ?? {};
  return recipe.prepMinutes + recipe.cookMinutes <= Math.max(QUICK_MINUTES, prepTime + cookTime);
}

function withAmounts(mark: Mark, before: HeldNutrients, after: HeldNutrients): Mended {
  return { ...mark, before: comparedAmount(mark, before), after: comparedAmount(mark, after) };
}

/** Whether a swap is of the same meal, or of the same dish. */
function isOf(swap: WeekSwap, { day, place, id }: { day: number; place: number; id: string }): boolean {
  return (swap.day === day && swap.place === place) || swap.alternative.id === id;
}

function sumOf(days: readonly HeldNutrients[]): HeldNutrients {
  return days.reduce((sum, day) => plus(sum, day, 1), NOTHING);
}

function averageOf(days: readonly HeldNutrients[], count: number): HeldNutrients {
  return plus(NOTHING, sumOf(days), 1 / count);
}
