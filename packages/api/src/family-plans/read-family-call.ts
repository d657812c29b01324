import type { Goal } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { FamilyCall, FamilyPerson, FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import type { ProfileRow } from '@platewise/db/database';
import { commonDiet } from '@platewise/planner/family/certify-family';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { listForUser } from '../profiles/profiles-repository.ts';

/**
 * The request of a call: the profiles as they are now, in the order in which they are named. What stands next to the
 * people is for the plan as a whole: the goal that all share, the diet that every meal keeps, everybody's kcal together,
 * the meals that somebody does not want.
 * @throws AppError NOT_FOUND, VALIDATION where a profile has conditions, which are planned for one person, and where somebody's exclusions and those of the call are too many together
 */
export async function readFamilyCall(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  call: FamilyCall,
): Promise<FamilyRequest> {
  const profiles = new Map((await listForUser(db, identity.userId)).map((profile) => [profile.id, profile]));
  const people = call.profileIds.map((id) => toPerson(profiles.get(id), call));
  const unkept = people.find(({ profileId }) => profiles.get(profileId)?.conditions.length);
  if (unkept) {
    throw invalidInput([
      { path: 'profileIds', message: texts.conditions.validation.profileShares({ profile: unkept.name }) },
    ]);
  }
  const { mealCount, additionalNotes, excludeIngredients, cookingTime, acceptNotAssessed } = call;
  if (people.some((person) => person.excludeIngredients.length + excludeIngredients.length > LIMITS.excludeMaxItems)) {
    const field = 'excludeIngredients';
    const message = texts.validation.tooManyWithProfile({ field, max: LIMITS.excludeMaxItems });
    throw invalidInput([{ path: field, message }]);
  }
  return {
    goal: commonGoal(people),
    dietaryPreferences: commonDiet(people),
    calorieTarget: people.reduce((sum, { calorieTarget }) => sum + calorieTarget, 0),
    mealCount,
    additionalNotes,
    excludeIngredients,
    cookingTime,
    ...(acceptNotAssessed && { acceptNotAssessed }),
    dislikedMeals: [...new Set(people.flatMap(({ profileId }) => profiles.get(profileId)?.disliked_meals ?? []))],
    people,
  };
}

function toPerson(profile: ProfileRow | undefined, { goal, dietaryPreferences }: FamilyCall): FamilyPerson {
  if (!profile) throw new AppError('NOT_FOUND');
  return {
    profileId: profile.id,
    name: profile.name,
    goal: profile.goal ?? goal,
    dietaryPreferences: profile.dietary_preferences ?? dietaryPreferences,
    excludeIngredients: profile.exclude_ingredients,
    calorieTarget: profile.calorie_target,
  };
}

/** People with different goals have none in common but to eat what is good for each. */
function commonGoal(people: readonly FamilyPerson[]): Goal {
  const [goal = 'balanced', ...others] = new Set(people.map((person) => person.goal));
  return others.length === 0 ? goal : 'balanced';
}
