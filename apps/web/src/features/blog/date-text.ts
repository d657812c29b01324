const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as 2026-11-02 in words, the same in every time zone. */
export function dateText(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
