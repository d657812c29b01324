import { LIMITS } from '@platewise/contract/limits';
import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { UserContext } from '../context.ts';
import { requireOwnId } from '../users/require-own-id.ts';
import { listForUser } from './favorites-repository.ts';
import { toFavorite } from './to-favorite.ts';

/**
 * The caller's favorites, newest first.
 * @throws AppError WRONG_USER when somebody else's are asked for
 */
export async function listFavorites(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { userId }: { userId?: string | undefined },
): Promise<Favorite[]> {
  requireOwnId(identity, userId);
  return (await listForUser(db, identity.userId, { limit: LIMITS.favoritesMax })).map(toFavorite);
}
