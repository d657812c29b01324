import { createHash } from 'node:crypto';
import type { AddPushDevice, PushDevice } from '@platewise/contract/account/reminder-schema';
import { LIMITS } from '@platewise/contract/limits';
import { reminders as words } from '@platewise/contract/texts/account/reminders';
import type { UserContext } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { lockUser } from '../users/users-repository.ts';
import { toPushDevice } from './read-reminders.ts';
import { findDevice, isOwnSession, listDevices, upsertDevice } from './reminders-repository.ts';

/**
 * Has the browser reminded that subscribed, as long as the caller is signed in there; the same one again is the same device.
 * @throws AppError VALIDATION for an address that nothing is sent to, and one device too many
 */
export async function addDevice(
  { db, identity, now, push }: Pick<UserContext, 'db' | 'identity' | 'now' | 'push'>,
  { name, endpoint, keys }: AddPushDevice,
): Promise<PushDevice> {
  const { userId, sessionId } = identity;
  if (push.publicKey === null || !push.takes(endpoint)) throw refused(words.notSentThere);
  const id = deviceIdOf(endpoint);
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const devices = await listDevices(trx, userId);
    const isNew = !devices.some((device) => device.id === id);
    const max = LIMITS.pushDevicesMax;
    if (isNew && devices.length >= max) throw refused(words.devicesFull({ max }));
    const isStored = sessionId !== undefined && (await isOwnSession(trx, userId, { sessionId }));
    const session_id = isStored ? sessionId : null;
    const added = { created_at: now(), last_sent_at: null };
    await upsertDevice(trx, { user_id: userId, id, name, endpoint, ...keys, session_id, ...added });
    const device = await findDevice(trx, userId, { id });
    if (!device) throw new Error('What was just written is there.');
    return toPushDevice(device);
  });
}

/** The id of a browser, in the form of our ids: a digest of its address, so that it can compute it itself. */
export function deviceIdOf(endpoint: string): string {
  const hex = createHash('sha256').update(endpoint).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function refused(message: string) {
  return invalidInput([{ path: 'endpoint', message }]);
}
