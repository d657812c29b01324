import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { deleteSession } from './sessions-repository.ts';

/**
 * Signs the caller out in one place; every bearer of it ends at once.
 * @throws AppError NOT_FOUND
 */
export async function revokeSession(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { sessionId }: { sessionId: string },
): Promise<null> {
  // What no session can be called must not reach the database, which refuses some characters in its own way.
  if (!/^[\w-]{1,100}$/.test(sessionId)) throw new AppError('NOT_FOUND');
  if (!(await deleteSession(db, identity.userId, { sessionId }))) throw new AppError('NOT_FOUND');
  return null;
}
