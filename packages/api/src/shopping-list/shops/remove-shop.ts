import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { deleteChoicesOfGoneShops, deleteShop } from './shops-repository.ts';

/**
 * Removes a shop of the caller: what was bought there has no shop, until a shop of that id is set again. So the removal can be
 * taken back with all that was bought there, up to the next one. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function removeShop(context: UserContext, input: { shopId: string }): Promise<null> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity } = context;
  const { userId } = identity;
  await runOnce(context, { procedure: 'shoppingList.removeShop', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await deleteChoicesOfGoneShops(trx, userId);
      if (!isId(input.shopId) || !(await deleteShop(trx, userId, { id: input.shopId })))
        throw new AppError('NOT_FOUND');
      await save(trx, {});
      return {};
    }),
  );
  return null;
}
