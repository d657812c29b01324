import type { Plan } from '@platewise/contract/plan-schema';
import type { MealPlanRow } from '@platewise/db/database';
import { type FavoriteMarks, markFavorite } from '../favorites/favorite-marks.ts';

/** A stored plan as it travels, its meals marked where they are favorites. */
export function toPlan(row: Omit<MealPlanRow, 'user_id'>, marks: FavoriteMarks): Plan {
  return {
    _id: row.id,
    name: row.name,
    goal: row.goal,
    dietaryPreferences: row.dietary_preferences,
    createdAt: row.created_at.toISOString(),
    meals: row.meals.map((meal) => markFavorite(meal, marks)),
    certificate: row.certificate,
  };
}
