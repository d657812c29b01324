import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';

/**
 * Hours that an eating window lasts at least. Trials of such windows with people of good health have mostly had eight (Lowe and
 * others, JAMA Intern Med 2020; 180: 1491-1499); we offer none that is shorter.
 */
export const EATING_WINDOW_MIN_HOURS = 8;

const MINUTES_OF_DAY = 24 * 60;

/** Whether a window is one that is offered: of eight hours at least, past midnight where it closes before it opens. */
export function isOfferedWindow({ opens, closes }: EatingWindow): boolean {
  return minutesFrom(opens, closes) >= EATING_WINDOW_MIN_HOURS * 60;
}

/** Whether a window is open at a time, HH:MM; at the minute it closes it is closed. */
export function isOpenAt({ opens, closes }: EatingWindow, time: string): boolean {
  return minutesFrom(opens, time) < minutesFrom(opens, closes);
}

/** Minutes from a time of the day to the next moment that the clock shows another. */
function minutesFrom(from: string, to: string): number {
  return (minuteOfDay(to) - minuteOfDay(from) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}

function minuteOfDay(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
