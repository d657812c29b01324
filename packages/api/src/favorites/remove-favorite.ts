import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deleteFavorite } from './favorites-repository.ts';

/**
 * Removes a favorite of the caller.
 * @throws AppError NOT_FOUND
 */
export async function removeFavorite(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { favoriteId }: { favoriteId: string },
): Promise<null> {
  const removed = isId(favoriteId) && (await deleteFavorite(db, identity.userId, { favoriteId }));
  if (!removed) throw new AppError('NOT_FOUND');
  return null;
}
