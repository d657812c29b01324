import { type CalendarSlot, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import { MEAL_TIMES } from '../meal-times.ts';

const MINUTES_PER_DAY = 24 * 60;
/** Who would have to begin at night begins in the evening before: what soaks, rises or chills may take some hours more. */
const NIGHT = { from: 22 * 60, to: 6 * 60 };
const EVENING = 21 * 60;

/**
 * When a meal of the calendar has to be begun that is begun long before (decisions 9.3): YYYY-MM-DDTHH:MM where the
 * person is, counted back from the usual hour of its slot, or
 * at nine in the evening before where that falls between ten at night and six.
 */
export function startsAt({ date, slot }: { date: string; slot: CalendarSlot }, { hours }: { hours: number }): string {
  const [hour = 0, minute = 0] = MEAL_TIMES[mealTypeOf(slot)].split(':').map(Number);
  const latest = hour * 60 + minute - Math.round(60 * hours);
  const { days, minutes } = outOfTheNight(Math.floor(latest / MINUTES_PER_DAY), latest);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${addDays(date, days)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function outOfTheNight(days: number, at: number): { days: number; minutes: number } {
  const minutes = at - days * MINUTES_PER_DAY;
  if (minutes > NIGHT.from) return { days, minutes: EVENING };
  return minutes < NIGHT.to ? { days: days - 1, minutes: EVENING } : { days, minutes };
}
