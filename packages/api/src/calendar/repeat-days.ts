import type { RepeatDays } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange, CalendarSkip } from '@platewise/contract/calendar/calendar-schema';
import { addDays, datesBetween, daysBetween } from '@platewise/contract/dates/local-date';
import { texts } from '@platewise/contract/texts';
import type { UserContext } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { newMealId } from '../meals/generating/make-plan.ts';
import { entriesBetween } from './calendar-repository.ts';
import { changeCalendar, type SlotWrite } from './change-calendar.ts';
import { requireReachable } from './entries/require-reachable.ts';
import { skipOf } from './entries/skip-of.ts';
import { storedEntry } from './entries/stored-entry.ts';

/**
 * Puts the meals of some days, and the meals eaten out, on other days, without their locks. What stands there stays, and
 * notes stay on their day; the answer says so. What is left over comes from the repeated cooking, and is cooked by itself where that is
 * not repeated with it. Takes no tokens. Once for an Idempotency-Key.
 * @throws AppError VALIDATION, CALENDAR_FULL
 */
export function repeatDays(context: UserContext, input: RepeatDays): Promise<CalendarChange> {
  const { from, to, days } = input;
  const distance = daysBetween(from, to);
  if (Math.abs(distance) < days) {
    throw invalidInput([{ path: 'to', message: texts.calendar.overlap({ count: days }) }]);
  }
  const last = addDays(to, days - 1);
  requireReachable(context, { to: last });
  return changeCalendar(context, { procedure: 'calendar.repeat', input }, async (trx) => {
    const { userId } = context.identity;
    const sources = await entriesBetween(trx, userId, { from, to: addDays(from, days - 1) });
    const targets = await entriesBetween(trx, userId, { from: to, to: last });
    const writes: SlotWrite[] = [];
    const skipped: CalendarSkip[] = [];
    for (const source of sources) {
      const date = addDays(source.date, distance);
      const row = targets.find((one) => one.date === date && one.slot === source.slot);
      if (source.kind === 'note') skipped.push(skipOf(source, 'note'));
      else if (row) skipped.push(skipOf(row, row.is_locked ? 'locked' : 'filled'));
      else writes.push({ date, slot: source.slot, entry: { ...storedEntry(source), is_locked: false } });
    }
    return { writes: withPotsOfTheirOwn(context, writes), dates: datesBetween(to, last), skipped };
  });
}

/** What was left over belongs to the cooking that is repeated with it, by a new id of the meal, and never to a pot of the days before. */
function withPotsOfTheirOwn({ newId }: Pick<UserContext, 'newId'>, writes: readonly SlotWrite[]): SlotWrite[] {
  const leftover = new Set(writes.flatMap(({ entry }) => (entry?.is_leftover ? (entry.meal?.id ?? []) : [])));
  const ids = new Map(
    writes.flatMap(({ entry }) => {
      const id = entry?.meal?.id;
      return id !== undefined && leftover.has(id) && !entry?.is_leftover ? [[id, newMealId(newId)] as const] : [];
    }),
  );
  return writes.map(({ entry, ...place }) => {
    if (!entry?.meal || !leftover.has(entry.meal.id)) return { ...place, entry };
    const id = ids.get(entry.meal.id);
    if (id === undefined) return { ...place, entry: { ...entry, is_leftover: false, is_frozen: false } };
    return { ...place, entry: { ...entry, meal: { ...entry.meal, id } } };
  });
}
