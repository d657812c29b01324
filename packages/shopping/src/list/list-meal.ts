import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';

/** Where a meal of a list stands: on a date of the calendar, in a plan, or on a day (from 1) of a week that was planned for it. */
export type MealOrigin = {
  date: string | null;
  slot: CalendarSlot | null;
  planId: string | null;
  mealId: string | null;
  day: number | null;
};

/** A meal that is bought for; `servings` are what one person eats of it, its amounts are those of one serving. */
export type ListMeal = {
  meal: Pick<ClientMeal, 'name' | 'items' | 'ingredients'>;
  servings: number;
  /** It is cooked once for several people: its amounts are those of the whole pot. */
  isPot?: boolean;
  /** It was eaten: what it needs has left the pantry, and is not to be bought any more. */
  isEaten?: boolean;
  origin: MealOrigin;
};
