import type { ReminderKind } from '@platewise/contract/account/reminder-options';
import type { ReminderSettingsRow } from '@platewise/db/tables/reminder-tables';
import { nextMoment, type TimeOfDay } from '@platewise/domain/next-moment';

type Times = Pick<ReminderSettingsRow, 'preparation_at' | 'log_at' | 'weigh_in_weekday' | 'weigh_in_at'>;

/** When anything is due next after a moment; null where nothing is wanted. */
export function nextDue(settings: Times, { after, timeZone }: { after: Date; timeZone: string }): Date | null {
  const moments = timesOf(settings).map(([, time]) => nextMoment(time, { after, timeZone }));
  return moments.reduce<Date | null>((first, moment) => (first && first < moment ? first : moment), null);
}

/** What is due at a moment; nothing where the time zone has changed since it was computed. */
export function dueAt(settings: Times, { at, timeZone }: { at: Date; timeZone: string }): ReminderKind[] {
  const after = new Date(at.getTime() - 1);
  return timesOf(settings).flatMap(([kind, time]) =>
    nextMoment(time, { after, timeZone }).getTime() === at.getTime() ? [kind] : [],
  );
}

function timesOf({ preparation_at, log_at, weigh_in_weekday, weigh_in_at }: Times): [ReminderKind, TimeOfDay][] {
  return [
    ...(preparation_at ? [['preparation', { time: preparation_at }] as [ReminderKind, TimeOfDay]] : []),
    ...(log_at ? [['log', { time: log_at }] as [ReminderKind, TimeOfDay]] : []),
    ...(weigh_in_at && weigh_in_weekday !== null
      ? [['weigh-in', { time: weigh_in_at, weekday: weigh_in_weekday }] as [ReminderKind, TimeOfDay]]
      : []),
  ];
}
