import type { CreateProfile, Profile } from '@platewise/contract/profile-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readEntitlements } from '../subscription/read-entitlements.ts';
import { lockUser } from '../users/users-repository.ts';
import { countForUser, insert } from './profiles-repository.ts';
import { toProfile } from './to-profile.ts';

/**
 * Adds a profile.
 * @throws AppError PROFILES_FULL beyond the number that the caller's plan holds
 */
export function createProfile(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { name, goal, dietaryPreferences, excludeIngredients, calorieTarget }: CreateProfile,
): Promise<Profile> {
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const { profiles } = await readEntitlements(trx, userId);
    if ((await countForUser(trx, userId)) >= profiles) throw new AppError('PROFILES_FULL', { count: profiles });
    const at = now();
    const profile = {
      id: newId(),
      name,
      goal,
      dietary_preferences: dietaryPreferences,
      exclude_ingredients: excludeIngredients,
      calorie_target: calorieTarget,
      created_at: at,
      updated_at: at,
    };
    await insert(trx, userId, profile);
    return toProfile(profile);
  });
}
