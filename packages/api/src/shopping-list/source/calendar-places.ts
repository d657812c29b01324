import type { StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import type { MealOrigin } from '@platewise/shopping/list/list-meal';
import { entriesBetween, type Place } from '../../calendar/calendar-repository.ts';
import type { UserContext } from '../../context.ts';
import { mealsBetween } from '../../diary/diary-repository.ts';
import { readToday } from '../../preferences/read-preferences.ts';

/** What is known of the places of the calendar that a list follows. */
export type CalendarPlaces = {
  /** Whether what stands there stays: it is locked, its day is over, or it was eaten. A meal of no place never does. */
  isSettled: (origin: MealOrigin) => boolean;
  /** The note that stands next to a meal. */
  noteOf: (origin: MealOrigin) => string | null;
};

/** Reads the places that a list follows; of other sources there are none. */
export async function readCalendarPlaces(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  source: StoredSource | null,
): Promise<CalendarPlaces> {
  if (source?.kind !== 'calendar') return { isSettled: () => false, noteOf: () => null };
  const { userId } = identity;
  const entries = new Map((await entriesBetween(db, userId, source)).map((entry) => [keyOf(entry), entry]));
  const eaten = new Set((await mealsBetween(db, userId, source)).map(keyOf));
  const today = await readToday(db, userId, { now });
  return {
    isSettled: (origin) => {
      const key = keyOf(origin);
      return (origin.date ?? today) < today || eaten.has(key) || entries.get(key)?.is_locked === true;
    },
    noteOf: (origin) => entries.get(keyOf(origin))?.note ?? null,
  };
}

function keyOf({ date, slot }: { [Key in keyof Place]: Place[Key] | null }): string {
  return `${date} ${slot}`;
}
