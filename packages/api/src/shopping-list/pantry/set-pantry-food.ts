import { findFood } from '@platewise/nutrition/foods/foods';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { addFood, removeFood } from './pantry-repository.ts';

/**
 * Keeps whether the caller has a food at home, beyond any list. Harmless when it comes twice.
 * @throws AppError PRO_ONLY, NOT_FOUND for a food that the table does not have
 */
export async function setPantryFood(context: UserContext, input: { food: string; isAtHome: boolean }): Promise<null> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { food, isAtHome } = input;
  if (!findFood(food)) throw new AppError('NOT_FOUND');
  await runOnce(context, { procedure: 'shoppingList.setPantryFood', input }, (save) =>
    db.transaction().execute(async (trx) => {
      if (isAtHome) await addFood(trx, identity.userId, { food, at: now() });
      else await removeFood(trx, identity.userId, { food });
      await save(trx, {});
      return {};
    }),
  );
  return null;
}
