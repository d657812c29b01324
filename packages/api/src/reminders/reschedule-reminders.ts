import type { Db } from '@platewise/db/database';
import { readTimeZone } from '../preferences/read-preferences.ts';
import { nextDue } from './reminder-times.ts';
import { findSettings, upsertSettings } from './reminders-repository.ts';

/** Computes again when a person's reminders are due: they are where the clock says something else now. */
export async function rescheduleReminders(db: Db, userId: string, { at }: { at: Date }): Promise<void> {
  const settings = await findSettings(db, userId);
  if (!settings) return;
  const timeZone = await readTimeZone(db, userId);
  await upsertSettings(db, { ...settings, next_at: nextDue(settings, { after: at, timeZone }) });
}
