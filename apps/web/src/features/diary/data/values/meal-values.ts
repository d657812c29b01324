import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { AddDiaryMeal } from '@platewise/contract/diary/diary-schema';
import { texts } from '@platewise/contract/texts';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';
import type { DiaryMeal } from '../diary-day.ts';
import { readFigure } from './read-amount.ts';

/** The fields of a meal as they stand; figures are text until they are read, and empty where they are not known. */
export type MealValues = { name: string; time: string; calories: string; protein: string; carbs: string; fat: string };

export const NO_VALUES: MealValues = { name: '', time: '', calories: '', protein: '', carbs: '', fat: '' };

/** What a meal is, apart from its day. */
type MealContent = Omit<AddDiaryMeal, 'date'>;

const words = texts.calorieScreen;

/** The names that a refusing sentence shows in place of the wire's names. */
const LABELS = {
  name: words.name,
  time: words.time,
  calories: words.calories,
  protein: texts.meal.protein,
  carbs: texts.meal.carbs,
  fat: texts.meal.fat,
} as const satisfies Record<keyof MealValues, string>;

const mealSchema = async () =>
  (await import('@platewise/contract/diary/diary-schema')).addDiaryMealSchema.omit({ date: true });

/** Reads a form with the schema that the server uses; name and calories must be there (shell 5). */
export async function readMealValues({
  name,
  time,
  ...figures
}: MealValues): Promise<ReadForm<MealContent, keyof MealValues>> {
  const sentence = texts.calorieTracker.nameAndCaloriesRequired;
  const missing = (
    [
      ['name', name],
      ['calories', figures.calories],
    ] as const
  ).filter(([, text]) => text.trim() === '');
  if (missing.length > 0) {
    return { ok: false, sentence, errors: Object.fromEntries(missing.map(([field]) => [field, ' '])) };
  }
  const macros = DIARY_MACROS.map((macro) => [macro, readFigure(figures[macro])] as const);
  const input = {
    name,
    calories: readFigure(figures.calories),
    ...Object.fromEntries(macros),
    time: time === '' ? undefined : time,
  };
  return readForm(mealSchema, input, LABELS);
}

/** A meal as its form shows it. */
export function valuesOfMeal(meal: DiaryMeal): MealValues {
  const grams = (macro: (typeof DIARY_MACROS)[number]) => (meal.unknown.includes(macro) ? '' : String(meal[macro]));
  const { name, time, calories } = meal;
  return {
    name,
    time,
    calories: String(calories),
    protein: grams('protein'),
    carbs: grams('carbs'),
    fat: grams('fat'),
  };
}

/** What a tab kept of a form, whatever lies there by now. */
export function readMealDraft(stored: unknown): MealValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entries = Object.keys(NO_VALUES).map((field) => {
    const value: unknown = (stored as Record<string, unknown>)[field];
    return [field, typeof value === 'string' ? value : ''];
  });
  return { ...NO_VALUES, ...Object.fromEntries(entries) };
}
