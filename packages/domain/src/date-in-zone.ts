import { SOURCE_LOCALE } from '@platewise/contract/language/locale';

/**
 * The date that it is in a time zone at a moment, YYYY-MM-DD. Changes of the clock, half hours and days that a zone leaves
 * out are the zone's own affair: the engine's table knows them.
 * @param timeZone a name such as Asia/Kolkata
 */
export function dateInZone(moment: Date, timeZone: string): string {
  const { year, month, day } = partsInZone(moment, timeZone, 'date');
  return `${year}-${month}-${day}`;
}

/**
 * What the clock says in a time zone at a moment, HH:MM.
 * @param timeZone a name such as Asia/Kolkata
 */
export function timeInZone(moment: Date, timeZone: string): string {
  const { hour, minute } = partsInZone(moment, timeZone, 'time');
  return `${hour}:${minute}`;
}

const WANTED = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one takes ten times as long as using it. There are some six hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsInZone(moment: Date, timeZone: string, wanted: keyof typeof WANTED) {
  const name = `${wanted} ${timeZone}`;
  const format = formats.get(name) ?? createFormat(timeZone, wanted);
  formats.set(name, format);
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

function createFormat(timeZone: string, wanted: keyof typeof WANTED): Intl.DateTimeFormat {
  const parts = WANTED[wanted];
  return new Intl.DateTimeFormat(SOURCE_LOCALE, { timeZone, calendar: 'gregory', numberingSystem: 'latn', ...parts });
}
