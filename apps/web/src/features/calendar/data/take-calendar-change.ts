import type { Calendar, CalendarChange } from '@platewise/contract/calendar-schema';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

type Change = Pick<CalendarChange, 'days' | 'revision'>;

/** Takes the days of an answer into every week that is shown; what is newer there stays. Null where nothing is known of it. */
export function takeCalendarChange(client: QueryClient, change: unknown): void {
  if (isChange(change)) {
    client.setQueriesData<Calendar>(
      { queryKey: getQueryKey(trpc.calendar.read) },
      (week) => week && withDays(week, change),
    );
  }
  // What is made from the calendar is read again when it is looked at.
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.shoppingList) });
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.calorie) });
}

/** A week with the days of a change, unless it has been read since. */
export function withDays(week: Calendar, { days, revision }: Change): Calendar {
  if (revision < week.revision) return week;
  return { ...week, revision, days: week.days.map((day) => days.find(({ date }) => date === day.date) ?? day) };
}

function isChange(change: unknown): change is Change {
  return typeof change === 'object' && change !== null && 'days' in change && 'revision' in change;
}
