import type { Db, ProfileRow } from '@platewise/db/database';
import type { UserPreferencesRow } from '@platewise/db/tables/calendar-tables';
import { listForUser } from '../profiles/profiles-repository.ts';
import { findPreferences } from './preferences-repository.ts';

/**
 * The profile that the calendar plans for: the one that was chosen while it is there, else the oldest. Anyone who has reported an
 * allergy in their only profile need not choose it for that to be kept. Null for a person without profiles.
 */
export async function readPlannedProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  return plannedProfile(await listForUser(db, userId), await findPreferences(db, userId));
}

/** The profile among a person's that the calendar plans for, as `readPlannedProfile`. */
export function plannedProfile(
  profiles: readonly ProfileRow[],
  preferences: Pick<UserPreferencesRow, 'profile_id'> | undefined,
): ProfileRow | null {
  return profiles.find(({ id }) => id === preferences?.profile_id) ?? profiles[0] ?? null;
}
