import type { DiaryDay, DiaryEntry, DiaryMeal, PlannedMeal } from '../data/diary-day.ts';

/** A meal of the diary in a person's own figures. */
export function aMeal(wanted: Partial<DiaryMeal> = {}): DiaryMeal {
  return {
    id: 'meal-1',
    name: 'Salad',
    time: '12:30',
    calories: 350,
    protein: 30,
    carbs: 12,
    fat: 0,
    unknown: [],
    nutrition: null,
    origin: { kind: 'own' },
    isEdited: false,
    updatedAt: '2026-11-22T12:30:00.000Z',
    ...wanted,
  };
}

/** A planned dinner that is still to come. */
export function aPlan(wanted: Partial<PlannedMeal> = {}): PlannedMeal {
  return {
    slot: 'dinner',
    kind: 'meal',
    name: 'Dal',
    mealId: 'planned-1',
    figures: { calories: 600, macros: { protein: 25, carbs: 80, fat: 15 } },
    isLocked: false,
    state: 'open',
    share: null,
    diaryMealId: null,
    isOther: false,
    ...wanted,
  };
}

/** 22 November with the given meals and plans, its sums not computed. */
export function aDay({ meals = [], planned = [] }: { meals?: DiaryMeal[]; planned?: PlannedMeal[] } = {}): DiaryDay {
  const none = { calories: 0, protein: 0, carbs: 0, fat: 0, unknown: [] };
  const entry: DiaryEntry = {
    _id: 'entry-1',
    userId: 'ana',
    date: '2026-11-22',
    meals,
    dailyGoal: 2000,
    goals: { protein: null, carbs: null, fat: null },
    totals: none,
    createdAt: '2026-11-22T12:30:00.000Z',
    updatedAt: '2026-11-22T12:30:00.000Z',
  };
  return {
    date: '2026-11-22',
    today: '2026-11-22',
    entry: meals.length > 0 ? entry : null,
    goal: { calories: 2000, protein: null, carbs: null, fat: null, from: null },
    eaten: none,
    planned,
    toCome: { ...none, withoutFigures: 0 },
    eatingWindow: null,
    water: { ml: 0, drinks: [], sizes: [] },
  };
}
