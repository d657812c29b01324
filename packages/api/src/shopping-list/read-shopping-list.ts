import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import type { UserContext } from '../context.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { loadList } from './load-list.ts';

/**
 * The kept list of the caller as it is now.
 * @throws AppError PRO_ONLY
 */
export async function readShoppingList(context: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<ShoppingList> {
  await requireEntitlement(context, 'shoppingList');
  const { list } = await loadList(context.db, context.identity.userId, context);
  return list;
}
