import { NUTRIENT_UNITS } from '@platewise/contract/meals/nutrients';
import { thousandth } from '@platewise/domain/rounding';
import type { Mark } from '@platewise/planner/change/mending/day-marks';
import type { Mended } from '@platewise/planner/change/mending/try-mending-swap';

/** What is to be reached or not to be passed, as it is answered: with its unit, to a thousandth of it. */
export function shownMark({ nutrient, isLimit, amount }: Mark) {
  return { nutrient, isLimit, unit: NUTRIENT_UNITS[nutrient], amount: thousandth(amount) };
}

/** The same with what there is before and after a swap. */
export function shownMended({ before, after, ...mark }: Mended) {
  return { ...shownMark(mark), before: thousandth(before), after: thousandth(after) };
}
