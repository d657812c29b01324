import type { CreateProfile, Profile } from '@platewise/contract/profiles/profile-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { asDishNames } from '../disliked-meals/unwanted-meals.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { readEntitlements } from '../subscription/read-entitlements.ts';
import { lockUser } from '../users/users-repository.ts';
import { countForUser, insert } from './profiles-repository.ts';
import { toProfile } from './to-profile.ts';

/**
 * Adds a profile. Once for an Idempotency-Key, so that a lost answer makes no second one.
 * @throws AppError PROFILES_FULL beyond the number that the caller's plan holds
 */
export function createProfile(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  input: CreateProfile,
): Promise<Profile> {
  const { db, identity, now, newId } = context;
  const { userId } = identity;
  return runOnce<Profile>(context, { procedure: 'profiles.create', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const { profiles } = await readEntitlements(trx, userId);
      if ((await countForUser(trx, userId)) >= profiles) throw new AppError('PROFILES_FULL', { count: profiles });
      const at = now();
      const row = {
        id: newId(),
        name: input.name,
        goal: input.goal,
        dietary_preferences: input.dietaryPreferences,
        exclude_ingredients: input.excludeIngredients,
        disliked_meals: asDishNames(input.dislikedMeals),
        conditions: input.conditions,
        calorie_target: input.calorieTarget,
        created_at: at,
        updated_at: at,
      };
      await insert(trx, userId, row);
      const profile = toProfile(row);
      await save(trx, profile);
      return profile;
    }),
  );
}
