import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { isWholeDay } from '@platewise/domain/calendar/whole-day';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { isFamilyRequest } from '../../family/is-family-request.ts';
import { readRequest } from '../../request/read-request.ts';
import type { ChangeOptions } from '../swap-meal.ts';
import { heldByDay, type Mark, marksOfDay, missedShare, NO_DAYS_AROUND } from './day-marks.ts';
import { bestFor, mendingDishes } from './mending-dishes.ts';
import { isSame, type Mended, type TriedSwap, tryMendingSwap } from './try-mending-swap.ts';

/** The dish for one place of a plan, the plan that it makes, and what that plan keeps which the one before did not. */
export type MendingSwap = Pick<TriedSwap, 'place' | 'alternative'> & { mends: Mended[] };

/** What a day misses, the fewest swaps that were found to mend it, each by itself, and what none of those that were tried mends. */
export type MendingSwaps = { missed: Mark[]; swaps: MendingSwap[]; unmended: Mark[] };

const NONE: MendingSwaps = { missed: [], swaps: [], unmended: [] };

/** Swaps that are tried for one mark, and for all: each takes as long as a plan. */
const TRIES = { mark: 8, all: 40 } as const;

type Found = MendingSwap & Pick<TriedSwap, 'lack'>;

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
  const around = NO_DAYS_AROUND;
  const dishes = missed.length > 0 ? mendingDishes(request, meals, { marks, around }, options) : [];
  const found: Found[] = [];
  const tried = new Set<string>();
  for (const mark of missed) {
    if (found.some(({ mends }) => mends.some((one) => isSame(one, mark)))) continue;
    for (const candidate of bestFor(mark, dishes).slice(0, TRIES.mark)) {
      const key = `${candidate.place} ${candidate.dish.recipe.id}`;
      if (tried.has(key) || tried.size >= TRIES.all) continue;
      tried.add(key);
      const swap = tryMendingSwap(request, meals, candidate, { references, most, around, held, marks }, options);
      const mends = swap?.eased.filter(({ share }) => share === 1).map((one) => one.mark) ?? [];
      if (!swap || mends.length === 0) continue;
      found.push({ place: swap.place, alternative: swap.alternative, mends, lack: swap.lack });
      if (mends.some((one) => isSame(one, mark))) break;
    }
  }
  return { missed, ...fewest(missed, found) };
}

/** Of the swaps that were found those that together mend all that any of them mends: the one that mends most first. */
function fewest(missed: readonly Mark[], found: readonly Found[]) {
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
