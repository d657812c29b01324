/**
 * The date that it is in a time zone at a moment, YYYY-MM-DD. Changes of the clock, half hours and days that a zone leaves
 * out are the zone's own affair: the engine's table knows them.
 * @param timeZone a name such as Asia/Kolkata
 */
export function dateInZone(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
