import type { Reminders, SetReminders } from '@platewise/contract/account/reminder-schema';
import { reminders as words } from '@platewise/contract/texts/account/reminders';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { readTimeZone } from '../preferences/read-preferences.ts';
import { readReminders } from './read-reminders.ts';
import { nextDue } from './reminder-times.ts';
import { upsertSettings } from './reminders-repository.ts';
import { whatIsOffered } from './what-is-offered.ts';

/**
 * Sets what the caller is reminded of and when; what is left out is off. Doing it again changes nothing.
 * @throws AppError PRO_ONLY for a reminder of the diary without its plan, VALIDATION for one of a weight that is not offered
 */
export async function setReminders(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'push'>,
  { preparation, log, weighIn, quiet }: SetReminders,
): Promise<Reminders> {
  const { db, identity, now } = context;
  const { userId } = identity;
  const { isLogOffered, isWeighInOffered } = await whatIsOffered(db, userId);
  if (log && !isLogOffered) throw new AppError('PRO_ONLY');
  if (weighIn && !isWeighInOffered) throw invalidInput([{ path: 'weighIn', message: words.noWeighIn }]);
  const times = {
    preparation_at: preparation,
    log_at: log,
    weigh_in_weekday: weighIn?.weekday ?? null,
    weigh_in_at: weighIn?.time ?? null,
  };
  const timeZone = await readTimeZone(db, userId);
  await upsertSettings(db, {
    user_id: userId,
    ...times,
    quiet_from: quiet.from,
    quiet_until: quiet.until,
    next_at: nextDue(times, { after: now(), timeZone }),
    updated_at: now(),
  });
  return readReminders(context);
}
