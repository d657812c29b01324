import { DIARY_MACROS, type DiaryMacro } from '@platewise/contract/diary/diary-macros';
import type { Goal, SetDailyGoal } from '@platewise/contract/diary/diary-schema';
import { texts } from '@platewise/contract/texts';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';
import { readFigure, readGoalKcal } from './read-amount.ts';

/** The goal's form as it stands; an empty macro is no goal. */
export type GoalValues = { dailyGoal: string } & Record<DiaryMacro, string>;

const LABELS = {
  dailyGoal: texts.calorieScreen.goalKcal,
  protein: texts.meal.protein,
  carbs: texts.meal.carbs,
  fat: texts.meal.fat,
} as const satisfies Record<keyof GoalValues, string>;

export function valuesOfGoal({ calories, protein, carbs, fat }: Goal): GoalValues {
  const text = (grams: number | null) => (grams === null ? '' : String(grams));
  return { dailyGoal: String(calories), protein: text(protein), carbs: text(carbs), fat: text(fat) };
}

/** Reads the form with the schema that the server uses; kcal that are no number are the documented 2000 (shell 5). */
export function readGoalValues(values: GoalValues, date: string): Promise<ReadForm<SetDailyGoal, keyof GoalValues>> {
  const macros = DIARY_MACROS.map((macro) => [macro, readFigure(values[macro]) ?? null]);
  const input = { dailyGoal: readGoalKcal(values.dailyGoal), date, ...Object.fromEntries(macros) };
  return readForm(
    async () => (await import('@platewise/contract/diary/diary-schema')).setDailyGoalSchema,
    input,
    LABELS,
  );
}
