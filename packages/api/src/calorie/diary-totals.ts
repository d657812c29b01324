import { DIARY_MACROS, type DiaryMacro, type DiaryTotals } from '@platewise/contract/calorie-schema';

/** What is summed: kcal, and grams where they are known. */
export type Eaten = { calories: number } & Record<DiaryMacro, number | null>;

/** Sums of meals. A macro that one of them lacks is summed over the others and named. */
export function diaryTotals(meals: readonly Eaten[]): DiaryTotals {
  const sum = (of: (meal: Eaten) => number) => thousandth(meals.reduce((total, meal) => total + of(meal), 0));
  const grams = (macro: DiaryMacro) => sum((meal) => meal[macro] ?? 0);
  return {
    calories: sum(({ calories }) => calories),
    protein: grams('protein'),
    carbs: grams('carbs'),
    fat: grams('fat'),
    unknown: DIARY_MACROS.filter((macro) => meals.some((meal) => meal[macro] === null)),
  };
}

/** A sum without the dust of binary fractions: as many decimals as what it is made of. */
export function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
