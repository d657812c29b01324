import type { Db, ProfileRow } from '@platewise/db/database';
import { listForUser } from '../profiles/profiles-repository.ts';
import { findPreferences } from './preferences-repository.ts';

/**
 * The profile that the calendar plans for: the one that was chosen while it is there, else the oldest. Whoever has told an
 * allergy in their only profile need not choose it for that to be kept. Null for a person without profiles.
 */
export async function readPlannedProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const profiles = await listForUser(db, userId);
  const chosen = (await findPreferences(db, userId))?.profile_id;
  return profiles.find(({ id }) => id === chosen) ?? profiles[0] ?? null;
}
