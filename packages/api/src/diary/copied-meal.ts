import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import type { DiaryMealFields } from './diary-repository.ts';

/** A meal as it stands on another day: the same figures, but no planned meal of that day, and out of no pantry. */
export function copiedMeal(meal: DiaryMealRow): DiaryMealFields {
  const { name, time, calories, protein, carbs, fat, nutrition, origin, is_edited } = meal;
  return {
    name,
    time,
    calories,
    protein,
    carbs,
    fat,
    nutrition,
    origin: origin.kind === 'calendar' ? { kind: 'copy', date: meal.date } : origin,
    is_edited,
    slot: null,
    taken_grams: null,
  };
}
