import type { Db, ProfileRow } from '@platewise/db/database';
import { prepare } from '@platewise/db/prepared';
import { plannedProfileQuery } from '../profiles/profiles-repository.ts';

const planned = prepare((db, { userId }: { userId: string }) => plannedProfileQuery(db, userId));

/**
 * The profile that the calendar plans for: the one that was chosen while it is there, else the oldest. Anyone who has reported an
 * allergy in their only profile need not choose it for that to be kept. Null for a person without profiles.
 */
export async function readPlannedProfile(db: Db, userId: string): Promise<ProfileRow | null> {
  const [profile] = await planned(db, { userId });
  return profile ?? null;
}
