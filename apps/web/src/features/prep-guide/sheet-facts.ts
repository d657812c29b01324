import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { durationText, minuteText } from './session-clock.ts';

/** What a guide comes to, in one line on paper. */
export function sheetFacts(
  { days, containers, totalMinutes, handsOnMinutes }: PrepGuide,
  start: string | undefined,
): string {
  const meals = days.reduce((sum, day) => sum + day.meals.length, 0);
  const facts = words.sheetFacts({
    days: words.days({ count: days.length }),
    meals: words.meals({ count: meals }),
    boxes: words.boxes({ count: containers.length }),
    session: durationText(totalMinutes),
    work: durationText(handsOnMinutes),
  });
  const clock =
    start === undefined
      ? words.sessionHint
      : words.sheetBegin({ time: minuteText(0, start), end: minuteText(totalMinutes, start) });
  return `${facts} · ${clock}`;
}
