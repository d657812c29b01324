import { SOURCE_LOCALE } from '@platewise/contract/language/locale';

/**
 * The date that it is in a time zone at a moment, YYYY-MM-DD. Changes of the clock, half hours and days that a zone leaves
 * out are the zone's own affair: the engine's table knows them.
 * @param timeZone a name such as Asia/Kolkata
 */
export function dateInZone(moment: Date, timeZone: string): string {
  const { year, month, day } = partsInZone(moment, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}

/**
 * What the clock says in a time zone at a moment, HH:MM.
 * @param timeZone a name such as Asia/Kolkata
 */
export function timeInZone(moment: Date, timeZone: string): string {
  const { hour, minute } = partsInZone(moment, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${hour}:${minute}`;
}

function partsInZone(moment: Date, timeZone: string, wanted: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(SOURCE_LOCALE, {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...wanted,
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}
