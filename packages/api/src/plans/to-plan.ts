import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { MealPlanRow } from '@platewise/db/database';
import { type FavoriteMarks, markFavorite } from '../favorites/favorite-marks.ts';
import { orderMeal } from '../meals/listing/order-meal.ts';

/** What of a stored plan travels. */
export type TravellingPlan = Omit<MealPlanRow, 'user_id' | 'request' | 'seed' | 'paid_meals' | 'deleted_at'>;

/** A stored plan as it travels, its meals marked where they are favorites. */
export function toPlan(row: TravellingPlan, marks: FavoriteMarks): Plan {
  return {
    _id: row.id,
    name: row.name,
    goal: row.goal,
    dietaryPreferences: row.dietary_preferences,
    createdAt: row.created_at.toISOString(),
    meals: row.meals.map((meal) => orderMeal(markFavorite(meal, marks))),
    certificate: row.certificate,
    warnings: row.warnings,
    undoSteps: row.undo_steps,
    revision: row.revision,
  };
}
