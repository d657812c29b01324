import { USUAL_QUIET } from '@platewise/contract/account/reminder-options';
import type { PushDevice, Reminders, SetReminders } from '@platewise/contract/account/reminder-schema';
import type { PushDeviceRow, ReminderSettingsRow } from '@platewise/db/tables/reminder-tables';
import type { UserContext } from '../context.ts';
import { findSettings, listDevices } from './reminders-repository.ts';
import { whatIsOffered } from './what-is-offered.ts';

/** What the caller is reminded of, on which devices, and what of it is offered to them. */
export async function readReminders({
  db,
  identity,
  push,
}: Pick<UserContext, 'db' | 'identity' | 'push'>): Promise<Reminders> {
  const { userId } = identity;
  const [row, devices, offered] = await Promise.all([
    findSettings(db, userId),
    listDevices(db, userId),
    whatIsOffered(db, userId),
  ]);
  const settings = toSettings(row);
  return {
    settings: { ...settings, weighIn: offered.isWeighInOffered ? settings.weighIn : null },
    devices: devices.map(toPushDevice),
    publicKey: push.publicKey,
    ...offered,
  };
}

function toSettings(row: ReminderSettingsRow | undefined): SetReminders {
  if (!row) return { preparation: null, log: null, weighIn: null, quiet: USUAL_QUIET };
  const { weigh_in_weekday: weekday, weigh_in_at: time } = row;
  return {
    preparation: row.preparation_at,
    log: row.log_at,
    weighIn: weekday === null || time === null ? null : { weekday, time },
    quiet: { from: row.quiet_from, until: row.quiet_until },
  };
}

/** A browser as it is shown, without its address and keys. */
export function toPushDevice({ id, name, created_at, last_sent_at }: PushDeviceRow): PushDevice {
  return { id, name, createdAt: created_at.toISOString(), lastSentAt: last_sent_at?.toISOString() ?? null };
}
