import type { PlannedFor } from '@platewise/contract/account/preferences-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Db, MealPlanRow, ProfileRow } from '@platewise/db/database';
import { type InJson, rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { AppError } from '../app-error.ts';
import { isId } from '../is-id.ts';
import { lastDayPlanQuery } from '../plans/plans-repository.ts';
import { findById, plannedProfileQuery } from '../profiles/profiles-repository.ts';

export type Planned = PlannedFor & { profile: ProfileRow | null };

/**
 * For whom a person's days are planned, and what that asks for (decisions 9.9): the profile named, else the one of the
 * calendar, else what they last asked for a whole day, else what is usual.
 * @throws AppError NOT_FOUND for a profile that is not the person's
 */
export async function readPlannedFor(
  db: Db,
  userId: string,
  { profileId }: { profileId?: string | undefined } = {},
): Promise<Planned> {
  if (profileId !== undefined) return ofProfile(await ownProfile(db, userId, profileId));
  const [found] = await plannedForStatement(db, { userId });
  return found ? toPlannedFor(found) : USUAL;
}

const plannedForStatement = prepare((db, { userId }: { userId: string }) =>
  db.selectNoFrom(plannedForColumns(db, userId)),
);

/** What `toPlannedFor` reads, as columns of a statement: the last plan is there only where there is no profile. */
export function plannedForColumns(db: Db, userId: string) {
  const hasProfile = db.selectFrom('profile').select('id').where('user_id', '=', userId);
  return [
    jsonObjectFrom(plannedProfileQuery(db, userId)).as('planned_profile'),
    jsonObjectFrom(lastDayPlanQuery(db, userId).where((of) => of.not(of.exists(hasProfile)))).as('last_day_plan'),
  ] as const;
}

/** What is read of a person to know for whom their days are planned. */
type PlannedForRow = {
  planned_profile: InJson<ProfileRow> | null;
  last_day_plan: Pick<MealPlanRow, 'request' | 'certificate'> | null;
};

/** The same as `readPlannedFor` of what was read already. */
export function toPlannedFor({ planned_profile, last_day_plan }: PlannedForRow): Planned {
  const [profile] = rowsOfJson<ProfileRow>(planned_profile ? [planned_profile] : [], ['created_at', 'updated_at']);
  if (profile) return ofProfile(profile);
  if (!last_day_plan) return USUAL;
  const { request, certificate } = last_day_plan;
  // What was left out by words of the notes stays out: an allergy is never undone by silence (decisions 5).
  const excluded = [
    ...request.excludeIngredients,
    ...certificate.excluded.map(({ term }) => term),
    ...certificate.notAssessed,
  ];
  return {
    source: 'last-request',
    name: null,
    goal: request.goal,
    dietaryPreferences: request.dietaryPreferences,
    excludeIngredients: distinct(excluded.filter((term) => term.length <= LIMITS.excludeMaxCharacters)),
    calorieTarget: request.calorieTarget,
    profile: null,
  };
}

/** For somebody who has neither a profile nor a plan (decisions 9.9). */
const USUAL: Planned = {
  source: 'usual',
  name: null,
  goal: 'balanced',
  dietaryPreferences: 'none',
  excludeIngredients: [],
  calorieTarget: LIMITS.calorieTargetDefaultKcal,
  profile: null,
};

async function ownProfile(db: Db, userId: string, profileId: string): Promise<ProfileRow> {
  const profile = isId(profileId) ? await findById(db, userId, { id: profileId }) : undefined;
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

function ofProfile(profile: ProfileRow): Planned {
  return {
    source: 'profile',
    name: profile.name,
    goal: profile.goal ?? USUAL.goal,
    dietaryPreferences: profile.dietary_preferences ?? USUAL.dietaryPreferences,
    excludeIngredients: [...profile.exclude_ingredients],
    calorieTarget: profile.calorie_target,
    profile,
  };
}

function distinct(terms: readonly string[]): string[] {
  const byWord = new Map(terms.map((term) => [term.toLowerCase(), term]));
  return [...byWord.values()];
}
