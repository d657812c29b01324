import type { DislikedMeal } from '@platewise/contract/meals/disliked-meal-schema';
import type { DislikedMealRow } from '@platewise/db/database';

/** An entry as it travels. */
export function toDislikedMeal({ id, name, created_at }: Omit<DislikedMealRow, 'user_id'>): DislikedMeal {
  return { _id: id, name, createdAt: created_at.toISOString() };
}
