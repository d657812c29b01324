import type { ReminderKind } from '@platewise/contract/account/reminder-options';
import { addDays } from '@platewise/contract/dates/local-date';
import { dateText, listFormat } from '@platewise/contract/language/formats';
import { reminders } from '@platewise/contract/texts/account/reminders';
import type { Db } from '@platewise/db/database';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { startsAt } from '@platewise/domain/calendar/starts-at';
import { measuresBetween } from '../../body/body-repository.ts';
import { entriesBetween } from '../../calendar/calendar-repository.ts';
import { leftoverOf } from '../../calendar/entries/leftover-of.ts';
import { mealsBetween } from '../../diary/diary-repository.ts';
import { whatIsOffered } from '../what-is-offered.ts';

const words = reminders.messages;
const and = listFormat('and');

/** A dish begins at most so many days before its meal (`startsAheadSchema`). */
const AHEAD_DAYS = 4;

/** When it is where the person is: YYYY-MM-DD and HH:MM. */
type LocalMoment = { date: string; time: string };

/**
 * What a reminder says on a day, for a lock screen that others may read: no dish, no food, no figure. Null where there is nothing to
 * remind of.
 */
export async function reminderText(
  db: Db,
  userId: string,
  { kind, at }: { kind: ReminderKind; at: LocalMoment },
): Promise<string | null> {
  const { date } = at;
  if (kind === 'preparation')
    return preparationText(await entriesBetween(db, userId, { from: date, to: addDays(date, AHEAD_DAYS) }), at);
  const { isLogOffered, isWeighInOffered } = await whatIsOffered(db, userId);
  const day = { from: date, to: date };
  if (kind === 'log') return isLogOffered && (await mealsBetween(db, userId, day)).length === 0 ? words.log : null;
  const measured = isWeighInOffered ? await measuresBetween(db, userId, day) : [];
  return isWeighInOffered && !measured.some(({ measure }) => measure === 'weight') ? words.weighIn : null;
}

/** What is to be begun until the same time tomorrow, and what of tomorrow's is in the freezer; null where there is nothing. */
export function preparationText(entries: readonly CalendarEntryRow[], { date, time }: LocalMoment): string | null {
  const [from, until] = [`${date}T${time}`, `${addDays(date, 1)}T${time}`];
  const begun = entries.filter((entry) => {
    const ahead = leftoverOf(entry) ? undefined : entry.meal?.startsAhead;
    const begins = ahead && startsAt(entry, ahead);
    return begins !== undefined && begins >= from && begins < until;
  });
  const frozen = entries.filter((entry) => entry.date === addDays(date, 1) && leftoverOf(entry)?.isFrozen);
  const named = (meals: readonly CalendarEntryRow[]) => and.format(meals.map((meal) => mealName(meal, date)));
  const sentences = [
    ...(begun.length > 0 ? [words.begin({ meals: named(begun) })] : []),
    ...(frozen.length > 0 ? [words.thaw({ meals: named(frozen) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function mealName({ date, slot }: Pick<CalendarEntryRow, 'date' | 'slot'>, today: string): string {
  const name = words.slots[slot];
  if (date === today) return words.todays({ slot: name });
  return date === addDays(today, 1)
    ? words.tomorrows({ slot: name })
    : words.later({ slot: name, date: dateText(date) });
}
