import { LIMITS } from '@platewise/contract/limits';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { invalidInput } from '../../invalid-input.ts';
import { shopKey } from './own-shops.ts';
import { deleteLineChoice, readOwnShops, upsertChoices } from './shops-repository.ts';

const words = texts.shoppingList.validation;

type ShopOfLine = {
  line: Pick<ShoppingItem, 'id' | 'kind' | 'name' | 'aisle'>;
  /** Null for none of the shops. */
  shopId: string | null;
};

/**
 * Remembers where a person buys a line, on this list and the next. The shop of its aisle needs no memory of its own: the line
 * then goes where its aisle goes.
 * @throws AppError VALIDATION for a shop that the person does not have, and for a line too many
 */
export async function chooseShop(trx: Db, userId: string, { line, shopId }: ShopOfLine): Promise<void> {
  const { shops, ofLines } = await readOwnShops(trx, userId);
  const key = shopKey(line);
  if (shopId !== null && !shops.some(({ id }) => id === shopId)) throw refused(words.shopGone);
  const ofAisle = shops.find(({ aisles }) => aisles.includes(line.aisle))?.id ?? null;
  if (shopId === ofAisle) return deleteLineChoice(trx, userId, { key });
  const max = LIMITS.shopChoicesMax;
  if (!ofLines.has(key) && ofLines.size >= max) throw refused(words.shopChoicesFull({ max }));
  await upsertChoices(trx, userId, { kind: 'line', keys: [key], shopId });
}

function refused(message: string) {
  return invalidInput([{ path: 'shopId', message }]);
}
