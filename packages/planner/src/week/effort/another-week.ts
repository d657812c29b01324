import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Nutrient } from '@platewise/contract/meals/nutrients';
import type { CookingRhythm } from '@platewise/domain/calendar/leftover-places';
import { type AskedDay, asksForMuch, isAsMuchToTaste, isLighter } from './week-burden.ts';

/** What planned weeks are compared by. */
export type Attempted = {
  /** Days that are further from their targets than a day has to be. */
  missed: number;
  warnings: number;
  asked: readonly AskedDay[];
  shortages: readonly Nutrient[];
};

type Wanted = {
  rhythm?: CookingRhythm | null;
  sparesEffort?: boolean;
  makesUpNutrients?: boolean;
  taste?: Taste | undefined;
};

/** So many weeks are planned at most, of which the best is taken. */
export const TRIED_MAX = 4;

/** Whether a week is planned once more: while a day misses its targets or it is short of a nutrient, and once where it asks for much. */
export function wantsAnother({ missed, asked, shortages }: Attempted, tried: number, wanted: Wanted): boolean {
  const { rhythm, sparesEffort, makesUpNutrients } = wanted;
  if (missed > 0) return true;
  if (sparesEffort === false) return false;
  if (shortages.length > 0 && makesUpNutrients !== false) return true;
  // Where every meal is cooked by itself, no other seed spares anybody much.
  return tried === 1 && Boolean(rhythm) && asksForMuch(asked);
}

/** Whether fewer days of one week miss their targets than of another; else whether it warns of no more, is as much to the person's taste, and is short of less, or else lighter. */
export function isBetter(one: Attempted, other: Attempted, { makesUpNutrients, taste }: Wanted): boolean {
  if (one.missed !== other.missed) return one.missed < other.missed;
  if (one.warnings > other.warnings || !isAsMuchToTaste(one.asked, other.asked, taste)) return false;
  const gained = makesUpNutrients === false ? 0 : other.shortages.length - one.shortages.length;
  return gained > 0 || (gained === 0 && isLighter(one.asked, other.asked));
}
