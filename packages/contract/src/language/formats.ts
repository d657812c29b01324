import { locale } from './locale.ts';

/** One object of `Intl` for each language, made when it is first needed: what is made at the top of a module follows requests. */
function byLocale<Format>(make: (language: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const language = locale();
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** Writes numbers: '2,000'. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Pick<Intl.NumberFormat, 'format'> {
  const now = byLocale((language) => new Intl.NumberFormat(language, options));
  return { format: (value: number | bigint) => now().format(value) };
}

/** Writes dates and times of the day: 'Nov 23, 2026', '4:05 PM'; where the device is, unless a zone is named. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'> {
  const now = byLocale((language) => new Intl.DateTimeFormat(language, options));
  return {
    format: (date) => now().format(date),
    formatRange: (from, to) => now().formatRange(from, to),
    formatToParts: (date) => now().formatToParts(date),
  };
}

/** Writes words in one line: 'eggs, nuts, and soy', 'eggs or soy'. */
export function listFormat(last: 'and' | 'or'): Pick<Intl.ListFormat, 'format'> {
  const type = last === 'and' ? 'conjunction' : 'disjunction';
  const now = byLocale((language) => new Intl.ListFormat(language, { type }));
  return { format: (words) => now().format(words) };
}

const collator = byLocale((language) => new Intl.Collator(language, { sensitivity: 'base', numeric: true }));

/** Orders names as a person looks them up: without regard to case and accents, '2' before '10'. */
export const byName = (a: string, b: string): number => collator().compare(a, b);

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
