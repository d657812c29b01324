import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deleteById } from './profiles-repository.ts';

/**
 * Removes a profile.
 * @throws AppError NOT_FOUND
 */
export async function removeProfile(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { profileId: id }: { profileId: string },
): Promise<null> {
  if (!isId(id) || !(await deleteById(db, identity.userId, { id }))) throw new AppError('NOT_FOUND');
  return null;
}
