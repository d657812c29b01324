import type { Region } from '@platewise/contract/account/preference-options';
import type { Preferences } from '@platewise/contract/account/preferences-schema';
import type { Db } from '@platewise/db/database';
import type { UserPreferencesRow } from '@platewise/db/tables/calendar-tables';
import { dateInZone } from '@platewise/domain/date-in-zone';
import type { UserContext } from '../context.ts';
import { toProfile } from '../profiles/to-profile.ts';
import { findPreferences } from './preferences-repository.ts';
import { readPlannedFor } from './read-planned-for.ts';

/** Documented: weeks start on Sunday (shell 2). */
export const USUAL = { weekStart: 0, units: 'metric', referenceSet: 'dri' } as const;
const USUAL_TIME_ZONE = 'UTC';

/** How the caller wants dates and amounts shown, and whom the calendar plans for. */
export async function readPreferences({
  db,
  identity,
  now,
}: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<Preferences> {
  const { userId } = identity;
  const [row, { profile, conditions: _internal, ...plannedFor }] = await Promise.all([
    findPreferences(db, userId),
    readPlannedFor(db, userId),
  ]);
  return {
    timeZone: row?.time_zone ?? null,
    weekStart: row?.week_start ?? USUAL.weekStart,
    units: row?.units ?? USUAL.units,
    referenceSet: row?.reference_set ?? USUAL.referenceSet,
    region: row?.region ?? null,
    // One that is gone is not chosen any more.
    profileId: profile && row?.profile_id === profile.id ? profile.id : null,
    profile: profile && toProfile(profile),
    plannedFor,
    today: dateInZone(now(), row?.time_zone ?? USUAL_TIME_ZONE),
  };
}

/** The date that it is now where the caller is. */
export async function readCallersToday({
  db,
  identity,
  now,
  rights,
}: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>): Promise<string> {
  if (!rights) return readToday(db, identity.userId, { now });
  return dateInZone(now(), rights.preferences.time_zone ?? USUAL_TIME_ZONE);
}

/** The date that it is now where the person is. */
export async function readToday(db: Db, userId: string, { now }: Pick<UserContext, 'now'>): Promise<string> {
  return todayOf(await findPreferences(db, userId), { now });
}

/** The time zone that a person chose, else UTC. */
export async function readTimeZone(db: Db, userId: string): Promise<string> {
  return (await findPreferences(db, userId))?.time_zone ?? USUAL_TIME_ZONE;
}

/** Where most dishes of the caller's plans are to be from; null where they never chose. */
export async function readCallersRegion({
  db,
  identity,
  rights,
}: Pick<UserContext, 'db' | 'identity' | 'rights'>): Promise<Region | null> {
  const preferences = rights ? rights.preferences : await findPreferences(db, identity.userId);
  return preferences?.region ?? null;
}

/** The date that it is now in the time zone of somebody's preferences. */
export function todayOf(
  row: Pick<UserPreferencesRow, 'time_zone'> | undefined,
  { now }: Pick<UserContext, 'now'>,
): string {
  return dateInZone(now(), row?.time_zone ?? USUAL_TIME_ZONE);
}
