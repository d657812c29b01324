import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { MealOrigin } from '@platewise/contract/diary/diary-schema';
import type { LabelBasis } from '@platewise/contract/diary/label-bases';
import type { FoodLabel } from '@platewise/contract/diary/own-food-schema';
import type { Nutrition } from '@platewise/contract/meals/meal-schema';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** A day that something is kept for; dates are YYYY-MM-DD. */
export type DiaryEntryTable = { user_id: string; date: string; id: string; created_at: Date; updated_at: Date };

/** A meal that was eaten: kcal and grams; a macro is null where nobody knows it. */
export type DiaryMealTable = {
  user_id: string;
  date: string;
  id: string;
  name: string;
  /** HH:MM where the person was. */
  time: string;
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  nutrition: JSONColumnType<Nutrition> | null;
  origin: JSONColumnType<MealOrigin>;
  /** Figures that had come from elsewhere were changed by the person. */
  is_edited: Generated<boolean>;
  /** The slot of the calendar whose planned meal this is; at most one for each meal that is planned in a slot of a day. */
  slot: CalendarSlot | null;
  /** Grams of each food that it took from the pantry; null where it took none. */
  taken_grams: JSONColumnType<Record<string, number>> | null;
  updated_at: Date;
};

/** A planned meal that was not eaten. */
export type DiarySkipTable = {
  user_id: string;
  date: string;
  slot: CalendarSlot;
  /** The meal that stood in the slot; empty where it was to be eaten out. */
  meal_id: string;
  created_at: Date;
};

/** What days aim at from a date on: kcal, and grams where there is such a goal. */
export type DailyGoalTable = {
  user_id: string;
  date: string;
  kcal: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  updated_at: Date;
};

/** Water that somebody drank at once. */
export type WaterDrinkTable = { user_id: string; date: string; id: string; ml: number; created_at: Date };

/** A food that a person copied from a label. */
export type OwnFoodTable = {
  user_id: string;
  id: string;
  name: string;
  serving_grams: number | null;
  /** What the figures of the label are stated for. */
  stated_per: LabelBasis;
  label: JSONColumnType<FoodLabel>;
  /** The digits under the bars. */
  barcode: string | null;
  updated_at: Date;
};

export type OwnFoodRow = Selectable<OwnFoodTable>;
export type DiaryEntryRow = Selectable<DiaryEntryTable>;
export type DiaryMealRow = Selectable<DiaryMealTable>;
export type DailyGoalRow = Selectable<DailyGoalTable>;
export type WaterDrinkRow = Selectable<WaterDrinkTable>;
