import {
  DIARY_MACROS,
  type DiaryMacro,
  type Goal,
  type SetDailyGoal,
  setDailyGoalSchema,
} from '@platewise/contract/diary-schema';
import { texts } from '@platewise/contract/texts';
import { readFigure, readGoalKcal } from './read-amount.ts';

/** The goal's form as it stands; an empty macro is no goal. */
export type GoalValues = { dailyGoal: string } & Record<DiaryMacro, string>;
export type GoalErrors = Partial<Record<keyof GoalValues, string>>;

type Read = { ok: true; goal: SetDailyGoal } | { ok: false; errors: GoalErrors };

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
export function readGoalValues(values: GoalValues, date: string): Read {
  const macros = DIARY_MACROS.map((macro) => [macro, readFigure(values[macro]) ?? null]);
  const read = setDailyGoalSchema.safeParse({
    dailyGoal: readGoalKcal(values.dailyGoal),
    date,
    ...Object.fromEntries(macros),
  });
  if (read.success) return { ok: true, goal: read.data };
  const errors: GoalErrors = {};
  for (const { path, message } of read.error.issues) {
    const field = String(path[0]);
    if (field in LABELS)
      errors[field as keyof GoalValues] ??= message.replace(field, LABELS[field as keyof GoalValues]);
  }
  return { ok: false, errors };
}
