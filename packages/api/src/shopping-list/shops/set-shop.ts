import { LIMITS } from '@platewise/contract/limits';
import type { SetShop } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { invalidInput } from '../../invalid-input.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { deleteChoicesOfShop, readOwnShops, upsertChoices, upsertShop } from './shops-repository.ts';

const words = texts.shoppingList.validation;

/**
 * Names a shop of the caller and says which aisles they buy there, or changes both of the one with that id. An aisle that was
 * bought in another shop leaves it. Harmless when it comes twice.
 * @returns all shops of the caller
 * @throws AppError PRO_ONLY, NOT_FOUND for what cannot be an id, VALIDATION for a name that another shop has and for a shop too many
 */
export async function setShop(context: UserContext, input: SetShop): Promise<{ shops: Shop[] }> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  const { shopId, name, aisles } = input;
  if (!isId(shopId)) throw new AppError('NOT_FOUND');
  return runOnce<{ shops: Shop[] }>(context, { procedure: 'shoppingList.setShop', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      refuseUnfit(input, (await readOwnShops(trx, userId)).shops);
      await upsertShop(trx, userId, { id: shopId, name, at: now() });
      await deleteChoicesOfShop(trx, userId, { kind: 'aisle', shopId });
      await upsertChoices(trx, userId, { kind: 'aisle', keys: aisles, shopId });
      const { shops } = await readOwnShops(trx, userId);
      await save(trx, { shops });
      return { shops };
    }),
  );
}

function refuseUnfit({ shopId, name }: SetShop, shops: readonly Shop[]): void {
  const others = shops.filter(({ id }) => id !== shopId);
  const namesake = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  if (namesake) throw refused(words.shopNameTaken({ name: namesake.name }));
  const max = LIMITS.shopsMax;
  if (others.length === shops.length && shops.length >= max) throw refused(words.shopsFull({ max }));
}

function refused(message: string) {
  return invalidInput([{ path: 'name', message }]);
}
