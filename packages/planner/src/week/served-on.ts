import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { ServedDay } from './variety/week-repeats.ts';
import type { ReadDay } from './week-days.ts';
import type { PlannedDay } from './week-outcome.ts';

/** What a day holds: its plan, or what is known of it before it is planned. */
export function servedOn(
  { planned }: { planned: ReadonlyMap<string, { day: PlannedDay }> },
  { date, day, slots, kept }: ReadDay,
): ServedDay {
  const known = slots.flatMap(({ change }) => {
    if (change.kind === 'new') return [];
    return change.kind === 'fixed' ? change.meal.name : change.name;
  });
  const plan = planned.get(date)?.day;
  const isAgain = (place: number) => place === plan?.repeatPlace || plan?.leftovers.some((one) => one.place === place);
  const again = plan?.meals.filter((_, place) => isAgain(place)) ?? [];
  return {
    date,
    day,
    names: plan?.meals.map(({ name }) => name) ?? known,
    kept: namesOf(kept),
    meant: namesOf(again),
  };
}

/** What meals are called. */
export function namesOf(meals: readonly PlannedMeal[]): Set<string> {
  return new Set(meals.map(({ name }) => name));
}
