import type { DiaryDay } from '@platewise/contract/diary/diary-day-schema';
import { DIARY_MACROS, type DiaryMacro } from '@platewise/contract/diary/diary-macros';
import type { DiaryTotals } from '@platewise/contract/diary/diary-schema';
import { tenth, thousandth } from '../rounding.ts';

/** What is summed: kcal, and grams. A macro that nobody knows is null, or named in `unknown` where it shows as 0. */
export type Eaten = { calories: number; unknown?: readonly DiaryMacro[] } & Record<DiaryMacro, number | null>;

/** Sums of meals. A macro that one of them lacks is summed over the others and named. */
export function diaryTotals(meals: readonly Eaten[]): DiaryTotals {
  const sum = (of: (meal: Eaten) => number) => thousandth(meals.reduce((total, meal) => total + of(meal), 0));
  const grams = (macro: DiaryMacro) => sum((meal) => meal[macro] ?? 0);
  const isUnknown = (meal: Eaten, macro: DiaryMacro) => meal[macro] === null || meal.unknown?.includes(macro);
  return {
    calories: sum(({ calories }) => calories),
    protein: grams('protein'),
    carbs: grams('carbs'),
    fat: grams('fat'),
    unknown: DIARY_MACROS.filter((macro) => meals.some((meal) => isUnknown(meal, macro))),
  };
}

/** Sums of what is planned and neither eaten nor skipped, and of how many of these nobody knows the figures. */
export function toCome(planned: readonly Pick<DiaryDay['planned'][number], 'state' | 'figures'>[]): DiaryDay['toCome'] {
  const open = planned.filter(({ state }) => state === 'open');
  const known = open.flatMap(({ figures }) => (figures ? [eatenPart(figures, 1)] : []));
  return { ...diaryTotals(known), withoutFigures: open.length - known.length };
}

type PlannedFigures = NonNullable<DiaryDay['planned'][number]['figures']>;

/**
 * So much of a planned meal: kcal whole, grams to a tenth; a macro that its figures do not name is null.
 * @param share 1 is all of it
 */
export function eatenPart({ calories, macros }: PlannedFigures, share: number): Omit<Eaten, 'unknown'> {
  const grams = (amount: number | undefined) => (amount === undefined ? null : tenth(amount * share));
  return {
    calories: Math.round(calories * share),
    protein: grams(macros?.protein),
    carbs: grams(macros?.carbs),
    fat: grams(macros?.fat),
  };
}
