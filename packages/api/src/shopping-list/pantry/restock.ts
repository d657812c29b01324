import type { Restocked } from '@platewise/contract/shopping/shopping-list-schema';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { loadList } from '../load-list.ts';
import { deleteItems } from '../shopping-items-repository.ts';
import { boughtGrams } from './bought-grams.ts';
import { restockFoods } from './pantry-repository.ts';

/**
 * Puts every food that is ticked into the pantry, in the grams that its tick covers: what was bought beyond what meals need
 * as well. Its tick goes, so that a gram is either in the basket or at home and a list counts it once. Own items and
 * ingredients without grams stay ticked. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY
 */
export async function restock(context: UserContext): Promise<Restocked> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now, newId } = context;
  const { userId } = identity;
  return runOnce<Restocked>(context, { procedure: 'shoppingList.restock', input: null }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const grams = await boughtGrams(trx, userId);
      const restockId = grams.size > 0 ? newId() : null;
      if (restockId !== null) {
        await restockFoods(trx, userId, { restockId, grams, at: now() });
        await deleteItems(trx, userId, { ids: [...grams.keys()] });
      }
      const { list } = await loadList(trx, userId, { now });
      const answer = { restockId, foods: grams.size, list };
      await recordEvent(trx, context, 'list.changed');
      await save(trx, answer);
      return answer;
    }),
  );
}
