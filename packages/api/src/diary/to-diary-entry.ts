import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { DiaryEntry, DiaryMeal, Goal } from '@platewise/contract/diary/diary-schema';
import type { DiaryEntryRow, DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { diaryTotals } from '@platewise/domain/diary/diary-totals';

/** A day of the diary as it travels. */
export function toDiaryEntry(row: DiaryEntryRow, meals: readonly DiaryMealRow[], goal: Goal): DiaryEntry {
  const { calories, protein, carbs, fat } = goal;
  return {
    _id: row.id,
    userId: row.user_id,
    date: row.date,
    meals: meals.map(toDiaryMeal),
    dailyGoal: calories,
    goals: { protein, carbs, fat },
    totals: diaryTotals(meals),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function toDiaryMeal(row: DiaryMealRow): DiaryMeal {
  return {
    id: row.id,
    name: row.name,
    time: row.time,
    calories: row.calories,
    protein: row.protein ?? 0,
    carbs: row.carbs ?? 0,
    fat: row.fat ?? 0,
    unknown: DIARY_MACROS.filter((macro) => row[macro] === null),
    nutrition: row.nutrition,
    origin: row.origin,
    isEdited: row.is_edited,
    updatedAt: row.updated_at.toISOString(),
  };
}
