import type { DINNER_RHYTHMS } from '@platewise/contract/calendar/calendar-slots';
import { addDays, dayNumber } from '@platewise/contract/dates/local-date';
import type { PlannedPlaces } from './meals-to-fill.ts';

/** How often people cook who eat what they cooked more than once. */
export type CookingRhythm = {
  /** Whether a dinner is cooked on each evening, or on two of three. */
  dinners: (typeof DINNER_RHYTHMS)[number];
  /** A day whose lunch and dinner are cooked for the days after it as well; null for none. */
  batchDay: string | null;
};

/** What most people do: cook each evening, and eat the rest for lunch. */
export const EVERY_EVENING: CookingRhythm = { dinners: 'every-evening', batchDay: null };

/** A place of the days that are planned, by what its meal is called. */
export type MealPlace = { date: string; meal: string };

/** A place that is filled with what an earlier one leaves: cooked only once. */
export type LeftoverPlace = MealPlace & { from: MealPlace };

/** From a batch day on: which of its two meals is eaten again so many days later. What waits longer than a fridge allows is frozen. */
const OF_BATCH: readonly { after: number; meal: string; from: string }[] = [
  { after: 1, meal: 'lunch', from: 'dinner' },
  { after: 1, meal: 'dinner', from: 'lunch' },
  { after: 2, meal: 'dinner', from: 'dinner' },
  { after: 3, meal: 'lunch', from: 'lunch' },
  { after: 4, meal: 'dinner', from: 'dinner' },
  { after: 5, meal: 'lunch', from: 'lunch' },
];

/** So many days after a meal something of it is eaten at the latest, where days are filled. */
export const LEFTOVER_DAYS = 5;

/**
 * The lunches and dinners of some days that can be what an earlier meal has left, in the order of the calendar: both are planned
 * together, and what is left over leaves nothing itself. They cost no token.
 */
export function leftoverPlaces(days: readonly PlannedPlaces[], rhythm: CookingRhythm): LeftoverPlace[] {
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const evenings = eveningsInARow(sorted);
  const cooked = new Set<string>();
  return sorted.flatMap(({ date, open }) =>
    ['lunch', 'dinner'].flatMap((meal): LeftoverPlace[] => {
      if (!open.includes(meal)) return [];
      const place = { date, meal };
      const from = sourcesOf(place, rhythm, evenings.get(date) ?? 0).find((source) => cooked.has(keyOf(source)));
      if (from) return [{ ...place, from }];
      cooked.add(keyOf(place));
      return [];
    }),
  );
}

/** What a place may be left over from, the likeliest first. */
function sourcesOf(place: MealPlace, { dinners, batchDay }: CookingRhythm, evening: number): MealPlace[] {
  const { date, meal } = place;
  const dinnerOf = (days: number): MealPlace => ({ date: addDays(date, -days), meal: 'dinner' });
  if (date === batchDay) return [];
  if (batchDay !== null) return [...ofBatch(place, batchDay), ...(meal === 'lunch' ? [dinnerOf(1)] : [])];
  const isFree = dinners === 'two-of-three' && evening % 3 === 2;
  if (meal === 'dinner') return isFree ? [dinnerOf(2)] : [];
  return dinners === 'two-of-three' ? [dinnerOf(1), dinnerOf(2)] : [dinnerOf(1)];
}

function ofBatch({ date, meal }: MealPlace, batchDay: string): MealPlace[] {
  const after = (dayNumber(date) ?? 0) - (dayNumber(batchDay) ?? 0);
  return OF_BATCH.filter((one) => one.after === after && one.meal === meal).map(({ from }) => ({
    date: batchDay,
    meal: from,
  }));
}

/** How many evenings with a dinner to plan come right before each. */
function eveningsInARow(sorted: readonly PlannedPlaces[]): ReadonlyMap<string, number> {
  const evenings = new Map<string, number>();
  for (const { date, open } of sorted) {
    const before = evenings.get(addDays(date, -1));
    if (open.includes('dinner')) evenings.set(date, before === undefined ? 0 : before + 1);
  }
  return evenings;
}

function keyOf({ date, meal }: MealPlace): string {
  return `${date} ${meal}`;
}
