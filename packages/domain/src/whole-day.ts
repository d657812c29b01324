/** Fewer meals than these are a part of what a person eats in a day. */
const WHOLE_DAY_MEALS_MIN = 3;

/** Whether so many meals of a plan can be compared with what a day should hold. */
export function isWholeDay(meals: number): boolean {
  return meals >= WHOLE_DAY_MEALS_MIN;
}
