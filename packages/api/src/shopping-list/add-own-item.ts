import { LIMITS } from '@platewise/contract/limits';
import type { AddOwnItem } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListChange } from '@platewise/contract/shopping/shopping-list-schema';
import { aisleByName } from '@platewise/shopping/list/aisle-by-name';
import { untouched } from '@platewise/shopping/list/item-state';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { lockUser } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { listChange } from './list-change.ts';
import { countOwn, upsertItem } from './shopping-items-repository.ts';
import { chooseShop } from './shops/choose-shop.ts';
import { toColumns } from './to-item-state.ts';

/**
 * Puts an own item on the caller's list. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, SHOPPING_LIST_FULL, VALIDATION for a shop that is gone
 */
export async function addOwnItem(context: UserContext, input: AddOwnItem): Promise<ListChange> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now, newId } = context;
  const { userId } = identity;
  return runOnce<ListChange>(context, { procedure: 'shoppingList.addItem', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const max = LIMITS.shoppingOwnItemsMax;
      if ((await countOwn(trx, userId)) >= max) throw new AppError('SHOPPING_LIST_FULL', { max });
      const { name, quantity, aisle = aisleByName(name), shopId } = input;
      const item = { ...untouched({ id: newId(), kind: 'own', name }), quantity, aisle };
      await upsertItem(trx, userId, { item: toColumns(item), fields: {}, at: now() });
      if (shopId !== undefined) await chooseShop(trx, userId, { line: { ...item, aisle }, shopId });
      const change = await listChange(trx, userId, { itemId: item.id, now });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, change);
      return change;
    }),
  );
}
