/** What the address of the calendar says. */
export type CalendarSearch = {
  /** As it was written; `chosenDay` says which day that is. */
  day?: string | undefined;
};

/** The search part of /calendar. Set to undefined, since the router keeps the raw value of what is left out. */
export function readCalendarSearch({ day }: Record<string, unknown>): CalendarSearch {
  return { day: typeof day === 'string' ? day : undefined };
}
