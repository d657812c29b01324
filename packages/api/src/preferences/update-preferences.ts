import type { Preferences, UpdatePreferences } from '@platewise/contract/account/preferences-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { isId } from '../is-id.ts';
import { findById } from '../profiles/profiles-repository.ts';
import { rescheduleReminders } from '../reminders/reschedule-reminders.ts';
import { upsertPreferences } from './preferences-repository.ts';
import { readPreferences } from './read-preferences.ts';

/**
 * Changes the preferences that are given, so that two devices that change different ones keep both. Once for an
 * Idempotency-Key.
 * @throws AppError NOT_FOUND for a profile that is not the caller's
 */
export async function updatePreferences(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  input: UpdatePreferences,
): Promise<Preferences> {
  const { db, identity, now } = context;
  const { userId } = identity;
  const { timeZone, weekStart, units, profileId, referenceSet, region } = input;
  return runOnce<Preferences>(context, { procedure: 'preferences.update', input }, (save) =>
    db.transaction().execute(async (trx) => {
      const isTheirs = !profileId || (isId(profileId) && (await findById(trx, userId, { id: profileId })));
      if (!isTheirs) throw new AppError('NOT_FOUND');
      await upsertPreferences(trx, userId, {
        updated_at: now(),
        ...(timeZone !== undefined && { time_zone: timeZone }),
        ...(weekStart !== undefined && { week_start: weekStart }),
        ...(units !== undefined && { units }),
        ...(profileId !== undefined && { profile_id: profileId }),
        ...(referenceSet !== undefined && { reference_set: referenceSet }),
        ...(region !== undefined && { region }),
      });
      if (timeZone !== undefined) await rescheduleReminders(trx, userId, { at: now() });
      const preferences = await readPreferences({ db: trx, identity, now });
      await save(trx, preferences);
      return preferences;
    }),
  );
}
