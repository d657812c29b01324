import type { Profile, UpdateProfile } from '@platewise/contract/profiles/profile-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { asDishNames } from '../disliked-meals/unwanted-meals.ts';
import { isId } from '../is-id.ts';
import { update } from './profiles-repository.ts';
import { toProfile } from './to-profile.ts';

/**
 * Changes the fields of a profile that are given, so that two tabs that change different ones keep both. Profiles beyond
 * what the caller's plan holds by now can be changed, too.
 * @throws AppError NOT_FOUND
 */
export async function updateProfile(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  {
    profileId: id,
    name,
    goal,
    dietaryPreferences,
    excludeIngredients,
    dislikedMeals,
    conditions,
    calorieTarget,
  }: UpdateProfile,
): Promise<Profile> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const profile = await update(db, identity.userId, {
    id,
    updated_at: now(),
    ...(name !== undefined && { name }),
    ...(goal !== undefined && { goal }),
    ...(dietaryPreferences !== undefined && { dietary_preferences: dietaryPreferences }),
    ...(excludeIngredients !== undefined && { exclude_ingredients: excludeIngredients }),
    ...(dislikedMeals !== undefined && { disliked_meals: asDishNames(dislikedMeals) }),
    ...(conditions !== undefined && { conditions }),
    ...(calorieTarget !== undefined && { calorie_target: calorieTarget }),
  });
  if (!profile) throw new AppError('NOT_FOUND');
  return toProfile(profile);
}
