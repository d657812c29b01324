import type { Db } from '@platewise/db/database';
import { timeInZone } from '@platewise/domain/date-in-zone';
import type { Context } from '../context.ts';
import { findPreferences } from '../preferences/preferences-repository.ts';

/** Where a person is who has not chosen a time zone. */
const USUAL_TIME_ZONE = 'UTC';

/** What the clock says where the person is: HH:MM. */
export async function readLocalTime(db: Db, userId: string, { now }: Pick<Context, 'now'>): Promise<string> {
  const preferences = await findPreferences(db, userId);
  return timeInZone(now(), preferences?.time_zone ?? USUAL_TIME_ZONE);
}
