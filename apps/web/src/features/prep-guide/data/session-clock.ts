import { timeOfDayText } from '@platewise/contract/language/formats';
import { prep } from '@platewise/contract/texts/site/prep';

const HOUR_MINUTES = 60;

/** How long something takes: '45 min', '2 h', '1 h 5 min'. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  if (hours === 0) return prep.minutes({ minutes: rest });
  return rest === 0 ? prep.hours({ hours }) : prep.hoursMinutes({ hours, minutes: rest });
}

/** A minute of the session: the time of day where its start is known ('4:05 PM'), else hours and minutes from it ('1:05'). */
export function minuteText(minute: number, start: string | undefined): string {
  if (start === undefined) return `${Math.floor(minute / HOUR_MINUTES)}:${twoDigits(minute % HOUR_MINUTES)}`;
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const total = hours * HOUR_MINUTES + minutes + minute;
  return timeOfDayText(`${twoDigits(Math.floor(total / HOUR_MINUTES) % 24)}:${twoDigits(total % HOUR_MINUTES)}`);
}

/** The time of day that it is for the person, HH:MM. */
export function timeOfDay(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
