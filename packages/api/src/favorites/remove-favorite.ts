import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { isId } from '../is-id.ts';
import { deleteFavorite } from './favorites-repository.ts';

/**
 * Removes a favorite of the caller; once for an Idempotency-Key.
 * @throws AppError NOT_FOUND
 */
export async function removeFavorite(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  { favoriteId }: { favoriteId: string },
): Promise<null> {
  if (!isId(favoriteId)) throw new AppError('NOT_FOUND');
  await runOnce(context, { procedure: 'favorites.remove', input: { favoriteId } }, (save) =>
    context.db.transaction().execute(async (trx) => {
      const isRemoved = await deleteFavorite(trx, context.identity.userId, { favoriteId });
      if (!isRemoved) throw new AppError('NOT_FOUND');
      await save(trx, { isRemoved });
      return { isRemoved };
    }),
  );
  return null;
}
