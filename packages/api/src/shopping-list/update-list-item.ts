import type { UpdateListItem } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListChange, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import { findFood } from '@platewise/nutrition/foods/foods';
import { fieldsOf, untouched } from '@platewise/shopping/list/item-state';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { invalidInput } from '../invalid-input.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { lockUser } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { listChange } from './list-change.ts';
import { loadList } from './load-list.ts';
import { forgetEatenOfUnticked, removeFood, setFood } from './pantry/pantry-repository.ts';
import { upsertItem } from './shopping-items-repository.ts';
import { chooseShop } from './shops/choose-shop.ts';
import { toChangedColumns, toColumns } from './to-item-state.ts';

const words = texts.shoppingList.validation;

/** What of a line decides about a change of it. */
type Touched = Pick<
  ShoppingItem,
  | 'id'
  | 'kind'
  | 'name'
  | 'aisle'
  | 'food'
  | 'shopId'
  | 'hasOwnShop'
  | 'neededGrams'
  | 'covers'
  | 'status'
  | 'atHomeGrams'
>;

/**
 * Ticks a line, changes its amount or its shop, says that a food is at home, or changes an own item; only the fields that are sent, so
 * that two devices lose nothing. A food that has left the list meanwhile can be ticked all the same: it was bought.
 * Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND, VALIDATION for a field that such a line does not have, or a shop that is gone
 */
export async function updateListItem(context: UserContext, input: UpdateListItem): Promise<ListChange> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  return runOnce<ListChange>(context, { procedure: 'shoppingList.updateItem', input }, (save) =>
    db.transaction().execute(async (trx) => {
      const { itemId, have, shopId: _shopId, ...change } = input;
      await lockUser(trx, userId);
      const line = await findLine(trx, userId, { itemId, now });
      refuseForeignFields(line, input);
      const seen = { ...change, covers: coveredNow(line, change.covers) };
      const fields = toChangedColumns(fieldsOf(seen, { needed: line.neededGrams, covers: line.covers }));
      if (Object.keys(fields).length > 0) {
        await upsertItem(trx, userId, { item: toColumns(untouched(line)), fields, at: now() });
        await forgetEatenOfUnticked(trx, userId);
      }
      if (have !== undefined && line.food !== null)
        await setHave(trx, userId, { food: line.food, status: line.status, have, at: now() });
      await chooseShopOf(trx, userId, { line, input });
      const answer = await listChange(trx, userId, { itemId, now });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, answer);
      return answer;
    }),
  );
}

async function findLine(
  trx: Db,
  userId: string,
  { itemId, now }: { itemId: string } & Pick<UserContext, 'now'>,
): Promise<Touched> {
  const { list } = await loadList(trx, userId, { now });
  const line = list.items.find(({ id }) => id === itemId);
  if (line) return line;
  const food = findFood(itemId);
  if (!food) throw new AppError('NOT_FOUND');
  const { id, name } = food;
  const place = { aisle: aisleOf(food), shopId: null, hasOwnShop: false };
  const amounts = { neededGrams: 0, covers: 0, atHomeGrams: null };
  return { id, kind: 'food', name, food: id, ...place, ...amounts, status: 'not-needed' };
}

/** What the person saw may be at home by now: of food that is counted, a tick covers no more than the line still lacks. */
function coveredNow({ covers, atHomeGrams }: Touched, seen: number | undefined): number | undefined {
  if (seen === undefined || covers === null || atHomeGrams === null) return seen;
  return Math.min(seen, covers);
}

function refuseForeignFields({ kind, food }: Touched, { name, aisle, quantity, grams, have }: UpdateListItem) {
  const refusals = [
    ...(kind !== 'own' && name !== undefined ? [{ path: 'name', message: words.ownOnly({ field: 'name' }) }] : []),
    ...(kind !== 'own' && aisle !== undefined ? [{ path: 'aisle', message: words.ownOnly({ field: 'aisle' }) }] : []),
    ...(kind === 'food' && quantity !== undefined ? [{ path: 'quantity', message: words.notOfFoods }] : []),
    ...(kind !== 'food' && grams !== undefined
      ? [{ path: 'grams', message: words.foodsOnly({ field: 'grams' }) }]
      : []),
    ...(food === null && have !== undefined ? [{ path: 'have', message: words.foodsOnly({ field: 'have' }) }] : []),
  ];
  if (refusals.length > 0) throw invalidInput(refusals);
}

/** An own item is known by its name: with another one it is still bought where it was. */
async function chooseShopOf(trx: Db, userId: string, { line, input }: { line: Touched; input: UpdateListItem }) {
  const { shopId, name = line.name, aisle = line.aisle } = input;
  const isRenamed = name !== line.name && line.hasOwnShop;
  const chosen = shopId === undefined && isRenamed ? line.shopId : shopId;
  if (chosen !== undefined) await chooseShop(trx, userId, { line: { ...line, name, aisle }, shopId: chosen });
}

/** Of a food that the person has although the list counts too little of it, there is enough: it is not counted any more. */
async function setHave(
  trx: Db,
  userId: string,
  { food, status, have, at }: { food: string; status: ShoppingItem['status']; have: boolean; at: Date },
): Promise<void> {
  if (!have) await removeFood(trx, userId, { food });
  else await setFood(trx, userId, { food, ...(isStillNeeded(status) && { grams: null }), at });
}

function isStillNeeded(status: ShoppingItem['status']): boolean {
  return status !== 'have' && status !== 'not-needed';
}
