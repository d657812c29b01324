import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { AddDiaryMeal, ChangeDiaryMeal } from '@platewise/contract/diary/diary-schema';
import type { DiaryMeal } from '../diary-day.ts';

type Fields = Omit<ChangeDiaryMeal, 'entryId' | 'mealId'>;

/**
 * What a form changed of a meal: only that is sent, so that two devices that change different fields keep both. A figure
 * that was emptied is not known any more.
 * @param grams of a food that is changed by its weight; null where the figures are the form's
 */
export function changedFields(meal: DiaryMeal, read: Omit<AddDiaryMeal, 'date'>, grams: number | null): Fields {
  const fields: Fields = {
    ...(read.name !== meal.name && { name: read.name }),
    ...(read.time !== undefined && read.time !== meal.time && { time: read.time }),
  };
  if (grams !== null) {
    const isSame = meal.origin.kind === 'food' && meal.origin.grams === grams;
    return isSame ? fields : { ...fields, grams };
  }
  if (read.calories !== meal.calories) fields.calories = read.calories;
  for (const macro of DIARY_MACROS) {
    const before = meal.unknown.includes(macro) ? null : meal[macro];
    const after = read[macro] ?? null;
    if (after !== before) fields[macro] = after;
  }
  return fields;
}
