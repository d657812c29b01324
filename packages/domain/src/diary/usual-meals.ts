import { daysBetween } from '@platewise/contract/dates/local-date';
import type { MealOrigin } from '@platewise/contract/diary/diary-schema';
import type { MealType } from '@platewise/contract/generation/options';
import { slotOfTime } from '../calendar/slot-of-time.ts';

/** What is read of a logged meal: a date, HH:MM, and what it is. */
type Logged = { date: string; time: string; name: string; origin: MealOrigin };

/** Days after which a meal counts for half: what was eaten for two weeks outweighs what was eaten in the month before. */
const HALF_LIFE_DAYS = 14;
/** What one counts for that was eaten at another time of the day. */
const OTHER_SLOT_WORTH = 0.25;

/**
 * What a person usually eats for a meal of the day, and lately: the meals of the last weeks, each food or dish once as it was
 * logged last, those first that are frequent there. A meal counts for half after two weeks, and for a quarter where it was
 * eaten at another time of the day; both figures were chosen by us.
 * @param logged newest first
 */
export function usualMeals<Meal extends Logged>(
  logged: readonly Meal[],
  { slot, today, limit }: { slot: MealType; today: string; limit: number },
): { meal: Meal; times: number }[] {
  const worth = ({ date, time }: Meal) =>
    0.5 ** (daysBetween(date, today) / HALF_LIFE_DAYS) * (slotOfTime(time) === slot ? 1 : OTHER_SLOT_WORTH);
  const ranked = [...Map.groupBy(logged, whatIsEaten).values()].flatMap((meals) => {
    const [meal] = meals;
    return meal ? [{ meal, times: meals.length, worth: meals.reduce((sum, one) => sum + worth(one), 0) }] : [];
  });
  return ranked
    .sort((a, b) => b.worth - a.worth)
    .slice(0, limit)
    .map(({ meal, times }) => ({ meal, times }));
}

/** The same for meals that are the same food or dish, whatever they weigh and wherever they were copied from. */
function whatIsEaten({ name, origin }: Logged): string {
  if (origin.kind === 'food') return `food ${origin.food}`;
  return `name ${name.trim().toLowerCase()}`;
}
