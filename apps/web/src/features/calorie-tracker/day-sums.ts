import { DIARY_MACROS, type DiaryTotals } from '@platewise/contract/calorie-schema';
import type { DiaryDay, DiaryMeal, PlannedMeal } from './diary-day.ts';

type Summed = Pick<DiaryMeal, 'calories' | (typeof DIARY_MACROS)[number] | 'unknown'>;

/** Sums of meals, as the server makes them: a macro that one of them lacks is summed over the others and named. */
export function totalsOf(meals: readonly Summed[]): DiaryTotals {
  const sum = (figure: 'calories' | (typeof DIARY_MACROS)[number]) =>
    // Without the dust of binary fractions.
    Math.round(meals.reduce((total, meal) => total + meal[figure], 0) * 1000) / 1000;
  return {
    calories: sum('calories'),
    protein: sum('protein'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    unknown: DIARY_MACROS.filter((macro) => meals.some(({ unknown }) => unknown.includes(macro))),
  };
}

/** What is planned and neither eaten nor skipped. */
export function toCome(planned: readonly PlannedMeal[]): DiaryDay['toCome'] {
  const open = planned.filter(({ state }) => state === 'open');
  const known = open.flatMap(({ figures }): Summed[] => {
    if (!figures) return [];
    const { calories, macros } = figures;
    const none = { protein: 0, carbs: 0, fat: 0 };
    return [{ calories, ...(macros ?? none), unknown: macros ? [] : [...DIARY_MACROS] }];
  });
  return { ...totalsOf(known), withoutFigures: open.length - known.length };
}
