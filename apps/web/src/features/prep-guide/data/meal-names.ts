import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { prep } from '@platewise/contract/texts/site/prep';

/** How a guide speaks of a meal: by its name, and by its place ('day 2 lunch'). */
export type MealName = { day: number; name: string; place: string };

/** What every meal of a guide is called, by its id. Of two snacks on a day the second is 'day 2 snack 2'. */
export function mealNames({ days }: Pick<PrepGuide, 'days'>): ReadonlyMap<string, MealName> {
  return new Map(
    days.flatMap(({ day, meals }) =>
      meals.map(({ mealId, name, mealType }, index) => {
        const number = meals.slice(0, index + 1).filter((one) => one.mealType === mealType).length;
        const slot = texts.options.mealType[mealType].toLowerCase();
        const place = prep.mealOf({ day, meal: number > 1 ? `${slot} ${number}` : slot });
        return [mealId, { day, name, place }] as const;
      }),
    ),
  );
}
