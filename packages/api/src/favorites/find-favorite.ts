import type { FavoriteRow } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { findById } from './favorites-repository.ts';

/**
 * A favorite of the caller as it is stored.
 * @throws AppError FAVORITE_NOT_FOUND when there is none, it is somebody else's, or the id cannot be one
 */
export async function findFavorite(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { favoriteId }: { favoriteId: string },
): Promise<FavoriteRow> {
  const favorite = isId(favoriteId) ? await findById(db, identity.userId, { favoriteId }) : undefined;
  if (!favorite) throw new AppError('FAVORITE_NOT_FOUND');
  return favorite;
}
