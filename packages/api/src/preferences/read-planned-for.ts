import type { PlannedFor } from '@platewise/contract/account/preferences-schema';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Db, ProfileRow } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import { isId } from '../is-id.ts';
import { findById } from '../profiles/profiles-repository.ts';
import { type PlannedForRows, readPlannedForRows } from './planned-for-repository.ts';

export type Planned = PlannedFor & {
  profile: ProfileRow | null;
  /** Those of the profile or of the last request, whose rules its days keep. */
  conditions?: readonly Condition[];
};

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
  return toPlannedFor(await readPlannedForRows(db, userId));
}

/** The same as `readPlannedFor` of what was read already. */
export function toPlannedFor({ profile, lastDayPlan }: PlannedForRows): Planned {
  if (profile) return ofProfile(profile);
  if (!lastDayPlan) return USUAL;
  const { request, certificate } = lastDayPlan;
  // What was left out by words of the notes stays out: an allergy is never undone by silence (decisions 5).
  const excluded = [
    ...request.excludeIngredients,
    ...certificate.excluded.map(({ term }) => term),
    ...certificate.notAssessed,
  ];
  // They go on as conditions, and not as words.
  const named = new Set((certificate.conditions ?? []).map(({ name }) => name));
  return {
    source: 'last-request',
    name: null,
    goal: request.goal,
    dietaryPreferences: request.dietaryPreferences,
    excludeIngredients: distinct(
      excluded.filter((term) => term.length <= LIMITS.excludeMaxCharacters && !named.has(term)),
    ),
    calorieTarget: request.calorieTarget,
    profile: null,
    ...(request.conditions && { conditions: request.conditions }),
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
    ...(profile.conditions.length > 0 && { conditions: profile.conditions }),
  };
}

function distinct(terms: readonly string[]): string[] {
  const byWord = new Map(terms.map((term) => [term.toLowerCase(), term]));
  return [...byWord.values()];
}
