import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { lockUser } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { forgetEatenOfUnticked } from './pantry/pantry-repository.ts';
import { deleteItem } from './shopping-items-repository.ts';

/** Ids of foods, keys of lines, and ids of own items. */
const ITEM_ID = /^[a-z\d-]{1,80}$/;

/**
 * Removes an own item; of another line, what was done to it: one that the plan needs is as the plan says again, one that it
 * does not need goes. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND where there is neither
 */
export async function removeListItem(context: UserContext, input: { itemId: string }): Promise<null> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity } = context;
  const { userId } = identity;
  await runOnce(context, { procedure: 'shoppingList.removeItem', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      // What could not be an id is not asked for: the database takes no text of just any kind.
      if (!ITEM_ID.test(input.itemId) || !(await deleteItem(trx, userId, { id: input.itemId })))
        throw new AppError('NOT_FOUND');
      await forgetEatenOfUnticked(trx, userId);
      await recordEvent(trx, context, 'list.changed');
      await save(trx, {});
      return {};
    }),
  );
  return null;
}
