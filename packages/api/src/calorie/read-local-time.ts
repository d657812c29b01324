import type { Db } from '@platewise/db/database';
import type { Context } from '../context.ts';
import { findPreferences } from '../preferences/preferences-repository.ts';

/** Where a person is who has not chosen a time zone. */
const USUAL_TIME_ZONE = 'UTC';

/** What the clock says where the person is: HH:MM. */
export async function readLocalTime(db: Db, userId: string, { now }: Pick<Context, 'now'>): Promise<string> {
  const preferences = await findPreferences(db, userId);
  const format = new Intl.DateTimeFormat('en', {
    timeZone: preferences?.time_zone ?? USUAL_TIME_ZONE,
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now()).map(({ type, value }) => [type, value]));
  return `${parts.hour}:${parts.minute}`;
}
