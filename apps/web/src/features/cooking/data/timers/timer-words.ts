import { texts } from '@platewise/contract/texts';
import { moreSeconds, type TimerRequest } from './kitchen-timer.ts';

const words = texts.cooking.timers;

/** What a timer is for, in words; with the meal's name where another meal is on the screen. */
export function timerName({ mealId, mealName, step, label }: TimerRequest, shownMealId?: string): string {
  return mealId === shownMealId
    ? words.name({ step, time: label })
    : words.nameOfMeal({ meal: mealName, step, time: label });
}

/** '2 min more': what is added to a timer that is over. */
export function moreText(timer: TimerRequest): string {
  const seconds = moreSeconds(timer);
  return seconds % 60 === 0 ? words.moreMinutes({ count: seconds / 60 }) : words.moreSeconds({ count: seconds });
}
