import { reminders as words } from '@platewise/contract/texts/account/reminders';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { insertTest } from './messages-repository.ts';
import { findDevice } from './reminders-repository.ts';

/** How long a test is worth sending. */
const TEST_MS = 5 * 60_000;

/**
 * Has a message sent to a browser of the caller's that tries it out, also in quiet hours: somebody has just pressed for it.
 * @throws AppError NOT_FOUND
 */
export async function sendTest(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { deviceId }: { deviceId: string },
): Promise<null> {
  const { userId } = identity;
  if (!isId(deviceId) || !(await findDevice(db, userId, { id: deviceId }))) throw new AppError('NOT_FOUND');
  const at = now();
  const date = await readToday(db, userId, { now });
  const expiresAt = new Date(at.getTime() + TEST_MS);
  await insertTest(db, userId, { deviceId, date, body: words.messages.test, at, expiresAt });
  return null;
}
