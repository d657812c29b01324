import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Nutrient } from '@platewise/contract/meals/nutrients';
import type { CookingRhythm } from '@platewise/domain/calendar/leftover-places';
import { type AskedDay, asksForMuch, isAsMuchToTaste, isLighter } from './week-burden.ts';

/** What planned weeks are compared by: how much they warn of, what they ask of the person, and the nutrients that they are short of. */
export type Attempted = { warnings: number; asked: readonly AskedDay[]; shortages: readonly Nutrient[] };

type Wanted = {
  rhythm?: CookingRhythm | null;
  sparesEffort?: boolean;
  makesUpNutrients?: boolean;
  taste?: Taste | undefined;
};

/** So many weeks are planned at most, of which the best is taken. */
export const TRIED_MAX = 4;

/** Whether a week is planned once more: while it is short of a nutrient, and once where it asks for much. */
export function wantsAnother({ asked, shortages }: Attempted, tried: number, wanted: Wanted): boolean {
  const { rhythm, sparesEffort, makesUpNutrients } = wanted;
  if (sparesEffort === false) return false;
  if (shortages.length > 0 && makesUpNutrients !== false) return true;
  // Where every meal is cooked by itself, no other seed spares anybody much.
  return tried === 1 && Boolean(rhythm) && asksForMuch(asked);
}

/** Whether one week warns of no more than another, is as much to the person's taste, and is short of less, or else lighter. */
export function isBetter(one: Attempted, other: Attempted, { makesUpNutrients, taste }: Wanted): boolean {
  if (one.warnings > other.warnings || !isAsMuchToTaste(one.asked, other.asked, taste)) return false;
  const gained = makesUpNutrients === false ? 0 : other.shortages.length - one.shortages.length;
  return gained > 0 || (gained === 0 && isLighter(one.asked, other.asked));
}
