import type { MealType } from '@platewise/contract/generation/options';
import type { PrepContainer, PrepGuide, PrepTask } from '@platewise/contract/plans/prep-guide-schema';

/** A meal on its day: the box that it comes from, and what is left to do. */
export type MealOnDay = {
  mealId: string;
  name: string;
  mealType: MealType;
  box: PrepContainer | null;
  finish: PrepTask | null;
};

/** A day of the guide: its meals, and what leaves the freezer the evening before. */
export type GuideDay = { day: number; name: string | null; meals: readonly MealOnDay[]; thaw: readonly MealOnDay[] };

/** What is done on each day, from the boxes and the tasks that are left for it. */
export function daysOfGuide({ days, tasks, containers }: PrepGuide): GuideDay[] {
  return days.map(({ day, name, meals }) => {
    const onDay = meals.map(
      (meal): MealOnDay => ({
        ...meal,
        box: containers.find(({ mealId }) => mealId === meal.mealId) ?? null,
        finish: tasks.find(({ when, mealIds }) => when === 'on-the-day' && mealIds.includes(meal.mealId)) ?? null,
      }),
    );
    return { day, name, meals: onDay, thaw: onDay.filter(({ box }) => box?.place === 'freezer') };
  });
}
