import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { Place } from '../../data/place.ts';

// A date is no moment of any zone: it is read and written as one of UTC, so nothing shifts it.
const utc = (format: Intl.DateTimeFormatOptions) => dateFormat({ ...format, timeZone: 'UTC' });
const formats = {
  weekday: utc({ weekday: 'short' }),
  number: utc({ day: 'numeric' }),
  long: utc({ weekday: 'long', month: 'long', day: 'numeric' }),
  short: utc({ weekday: 'short', month: 'short', day: 'numeric' }),
  month: utc({ month: 'long' }),
  monthAndYear: utc({ month: 'long', year: 'numeric' }),
};
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

function write(format: keyof typeof formats, date: string): string {
  return formats[format].format(new Date(`${date}T00:00:00Z`));
}

export const weekdayText = (date: string) => write('weekday', date);
export const dayNumberText = (date: string) => write('number', date);

/** 'Sunday, November 22'. */
export const longDayText = (date: string) => write('long', date);

/** 'Sun, Nov 22'. */
export const shortDayText = (date: string) => write('short', date);

/** The month and the year of some days; of both where they lie in two. */
export function monthText(from: string, to: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return write('monthAndYear', to);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${write(isOneYear ? 'month' : 'monthAndYear', from)} – ${write('monthAndYear', to)}`;
}

/** 'Dinner, Sunday, November 22'. */
export function placeText({ date, slot }: Place): string {
  return calendarScreen.slotOf({ slot: texts.calendar.slots[slot], day: longDayText(date) });
}

/** A sentence of the server's with its dates as people write them. */
export function withReadableDates(sentence: string): string {
  return sentence.replaceAll(ISO_DATE, (date) => {
    const time = Date.parse(`${date}T00:00:00Z`);
    return Number.isNaN(time) ? date : shortDayText(date);
  });
}
