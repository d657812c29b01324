import type { SetPantryFood } from '@platewise/contract/shopping/shopping-list-request-schema';
import { hundredth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { deleteItems } from '../shopping-items-repository.ts';
import { boughtGrams } from './bought-grams.ts';
import { removeFood, setFood } from './pantry-repository.ts';

/**
 * Keeps whether the caller has a food at home, beyond any list, and how much and until when it is good as far as that is
 * stated. A count is of all that there is, what was bought included: a tick of that food goes. Harmless when it comes twice.
 * @throws AppError PRO_ONLY, NOT_FOUND for a food that the table does not have
 */
export async function setPantryFood(context: UserContext, input: SetPantryFood & { isAtHome: boolean }): Promise<null> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  const { food, isAtHome, grams, useBy } = input;
  if (!findFood(food)) throw new AppError('NOT_FOUND');
  await runOnce(context, { procedure: 'shoppingList.setPantryFood', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const stated = { grams: typeof grams === 'number' ? hundredth(grams) : grams, useBy };
      if (isAtHome) await setFood(trx, userId, { food, ...stated, at: now() });
      else await removeFood(trx, userId, { food });
      if (typeof grams === 'number' && (await boughtGrams(trx, userId)).has(food))
        await deleteItems(trx, userId, { ids: [food] });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, {});
      return {};
    }),
  );
  return null;
}
