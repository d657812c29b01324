import type { ClearList } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { lockUser } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { loadList } from './load-list.ts';
import { forgetEatenOfUnticked } from './pantry/pantry-repository.ts';
import { clearTicks, deleteItems } from './shopping-items-repository.ts';

/**
 * Clears away the lines that no meal needs any more, or every tick together with the own items that were ticked. Once for
 * an Idempotency-Key, and harmless when it comes twice.
 * @throws AppError PRO_ONLY
 */
export async function clearList(context: UserContext, input: ClearList): Promise<ShoppingList> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  return runOnce<ShoppingList>(context, { procedure: 'shoppingList.clear', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      if (input.what === 'ticked') {
        await clearTicks(trx, userId, { at: now() });
      } else {
        const { list } = await loadList(trx, userId, { now });
        const ids = list.items.filter(({ status }) => status === 'not-needed').map(({ id }) => id);
        await deleteItems(trx, userId, { ids });
      }
      await forgetEatenOfUnticked(trx, userId);
      const { list } = await loadList(trx, userId, { now });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, list);
      return list;
    }),
  );
}
