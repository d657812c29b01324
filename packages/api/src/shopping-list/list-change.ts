import type { ListChange } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import type { UserContext } from '../context.ts';
import { loadList } from './load-list.ts';

/** What a change left: one line as it is now, and what the list costs. */
export async function listChange(
  db: Db,
  userId: string,
  { itemId, now }: { itemId: string } & Pick<UserContext, 'now'>,
): Promise<ListChange> {
  const { list } = await loadList(db, userId, { now });
  const { items, cost, openCost } = list;
  return { item: items.find(({ id }) => id === itemId) ?? null, cost, openCost };
}
