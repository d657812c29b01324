import type { Calendar, CalendarChange, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

type Change = Pick<CalendarChange, 'days' | 'revision'>;

/** Takes the days of an answer into every week that is shown; what is newer there stays. With null they are read again. */
export async function takeCalendarChange(client: QueryClient, change: Change | null): Promise<void> {
  const queryKey = getQueryKey(trpc.calendar.read);
  if (change) {
    // What was asked for before the change may come after it, and would show the days without it.
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    client.setQueriesData<Calendar>({ queryKey }, (week) => week && withDays(week, change));
  } else {
    void client.invalidateQueries({ queryKey });
  }
  // What is made from the calendar is read again when it is looked at.
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.shoppingList) });
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.calorie) });
}

/** A week with the days of a change, unless it has been read since. */
export function withDays(week: Calendar, { days, revision }: Change): Calendar {
  if (revision < week.revision) return week;
  return {
    ...week,
    revision,
    days: week.days.map((day) => days.find(({ date }) => date === day.date) ?? day),
    frozenLater: frozenLater(week, days),
  };
}

/** What waits in the freezer after a week, where some later days have changed. */
function frozenLater({ from, to, frozenLater: before }: Calendar, days: Change['days']): CalendarEntry[] {
  const isOfWeek = ({ leftover }: CalendarEntry) =>
    leftover?.isFrozen === true && leftover.cookedOn >= from && leftover.cookedOn <= to;
  const later = days.filter(({ date }) => date > to);
  const others = before.filter((entry) => later.every(({ date }) => date !== entry.date));
  return [...others, ...later.flatMap(({ entries }) => entries.filter(isOfWeek))].toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  );
}
