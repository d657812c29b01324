import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deleteDevice } from './reminders-repository.ts';

/**
 * Stops reminding a browser.
 * @throws AppError NOT_FOUND
 */
export async function removeDevice(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { deviceId: id }: { deviceId: string },
): Promise<null> {
  if (!isId(id) || !(await deleteDevice(db, identity.userId, { id }))) throw new AppError('NOT_FOUND');
  return null;
}
