/** What people are reminded of: what to begin for tomorrow, to log today's meals, and to weigh themselves once a week. */
export const REMINDER_KINDS = ['preparation', 'log', 'weigh-in'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A message to a browser: a reminder, or one that tries it out. */
export type MessageKind = ReminderKind | 'test';

/** Between which times nothing is sent, unless the person chooses others: a usual night, chosen by us. */
export const USUAL_QUIET = { from: '22:00', until: '07:00' } as const;

/** What is offered where a reminder is switched on: usual times, chosen by us. */
export const USUAL_TIMES = { preparation: '19:00', log: '20:30', weighIn: { weekday: 0, time: '08:00' } } as const;

/** Whether a time of the day, HH:MM, is quiet; from and until the same is never. Past midnight where it ends before it begins. */
export function isQuietAt({ from, until }: { from: string; until: string }, time: string): boolean {
  if (from <= until) return from <= time && time < until;
  return time >= from || time < until;
}
