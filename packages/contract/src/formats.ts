import { LOCALE } from './locale.ts';

/** Writes numbers: '2,000'. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, options);
}

/** Writes dates and times of the day: 'Nov 23, 2026', '4:05 PM'; where the device is, unless a zone is named. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE, options);
}

/** Writes words in one line: 'eggs, nuts, and soy', 'eggs or soy'. */
export function listFormat(last: 'and' | 'or'): Intl.ListFormat {
  return new Intl.ListFormat(LOCALE, { type: last === 'and' ? 'conjunction' : 'disjunction' });
}

/** Orders names as a person looks them up: without regard to case and accents, '2' before '10'. */
export const byName: (a: string, b: string) => number = new Intl.Collator(LOCALE, {
  sensitivity: 'base',
  numeric: true,
}).compare;

const whole = numberFormat({ maximumFractionDigits: 0 });
const cents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

/** An amount of money without its sign: whole, or to the hundredth where it has any: '1,299', '399.20'. */
export function amountText(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents).format(amount);
}

/** A date, YYYY-MM-DD, in words, the same in every time zone: 'November 23, 2026'. */
export function dateText(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** A time of the day, HH:MM, as people read it: '7:05 PM'. What is no time stays as it is. */
export function timeOfDayText(time: string): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  return Number.isNaN(moment.getTime()) ? time : clock.format(moment);
}
