import type { Condition, KeptCondition } from '@platewise/contract/generation/condition-schema';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import type { ProfileRow } from '@platewise/db/database';

/** A profile as it travels. */
export function toProfile(row: Omit<ProfileRow, 'user_id'>): Profile {
  return {
    _id: row.id,
    name: row.name,
    goal: row.goal,
    dietaryPreferences: row.dietary_preferences,
    excludeIngredients: row.exclude_ingredients,
    dislikedMeals: row.disliked_meals,
    conditions: row.conditions.map(keptCondition),
    calorieTarget: row.calorie_target,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function keptCondition({ id, acknowledged, limits = {}, pollens = [] }: Condition): KeptCondition {
  const stated = Object.entries(limits).filter(([, amount]) => amount !== undefined);
  return { id, acknowledged, limits: Object.fromEntries(stated), pollens };
}
