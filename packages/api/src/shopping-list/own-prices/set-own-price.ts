import type { SetOwnPrice } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListChange } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { cents, hundredth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { invalidInput } from '../../invalid-input.ts';
import { readCallersToday } from '../../preferences/read-preferences.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { listChange } from '../list-change.ts';
import { deleteOwnPrice, upsertOwnPrice } from './own-prices-repository.ts';

/**
 * Keeps what the caller paid for so many grams of a food, dated today where they are, in the place of what they paid before in
 * that currency; without an amount, forgets it. Their lists count with it from then on. There is one price for each food and
 * currency, so that the food table bounds how many a person has. Harmless when it comes twice.
 * @throws AppError PRO_ONLY, NOT_FOUND for a food that the table does not have, VALIDATION for an amount without grams
 */
export async function setOwnPrice(context: UserContext, input: SetOwnPrice): Promise<ListChange> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  const { food, currency, amount, grams } = input;
  if (!findFood(food)) throw new AppError('NOT_FOUND');
  if (amount !== null && grams === undefined) {
    throw invalidInput([{ path: 'grams', message: texts.validation.required({ field: 'grams' }) }]);
  }
  const paidOn = await readCallersToday(context);
  return runOnce<ListChange>(context, { procedure: 'shoppingList.setOwnPrice', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      if (amount === null || grams === undefined) await deleteOwnPrice(trx, userId, { food, currency });
      else {
        const paid = { amount: cents(amount), grams: hundredth(grams), paid_on: paidOn };
        await upsertOwnPrice(trx, userId, { food, currency, ...paid });
      }
      const answer = await listChange(trx, userId, { itemId: food, now });
      await save(trx, answer);
      return answer;
    }),
  );
}
