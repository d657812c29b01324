import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import { hundredth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { untouched } from '@platewise/shopping/list/item-state';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { foodsTaken } from '../../diary/diary-repository.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { loadList } from '../load-list.ts';
import { upsertItem } from '../shopping-items-repository.ts';
import { toColumns } from '../to-item-state.ts';
import { boughtGrams } from './bought-grams.ts';
import { addGrams, forgetRestock, listPantry, removeEmpty } from './pantry-repository.ts';

/**
 * Takes a restock back: what it brought and is still at home leaves the pantry, and is ticked on the list again. What was
 * eaten of it meanwhile stays eaten; food that a later restock brought as well, or that is used up, stays as it is. Once for
 * an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND where nothing of such a restock is left
 */
export async function undoRestock(context: UserContext, { restockId }: { restockId: string }): Promise<ShoppingList> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  const request = { procedure: 'shoppingList.undoRestock', input: { restockId } };
  return runOnce<ShoppingList>(context, request, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const left = isId(restockId) ? await leftOfRestock(trx, userId, { restockId }) : new Map<string, number>();
      if (left.size === 0) throw new AppError('NOT_FOUND');
      const leaving = new Map([...left].map(([food, grams]) => [food, -grams]));
      await addGrams(trx, userId, { grams: leaving, at: now() });
      await forgetRestock(trx, userId, { restockId });
      await removeEmpty(trx, userId, { foods: await uneatenOf(trx, userId, [...left.keys()]) });
      await tickAgain(trx, userId, { grams: left, at: now() });
      const { list } = await loadList(trx, userId, { now });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, list);
      return list;
    }),
  );
}

/** What a restock brought and is still there; of food that nobody counts, all of it. */
async function leftOfRestock(
  trx: Db,
  userId: string,
  { restockId }: { restockId: string },
): Promise<Map<string, number>> {
  const foods = (await listPantry(trx, userId)).filter((row) => row.restock_id === restockId);
  const left = foods.map(({ food, grams, restocked_grams: brought }) => {
    return [food, Math.min(brought ?? 0, grams ?? Number.POSITIVE_INFINITY)] as const;
  });
  return new Map(left.filter(([, grams]) => grams > 0));
}

/** The foods of which no meal of the diary has taken any: without the restock nobody would count them. */
async function uneatenOf(trx: Db, userId: string, foods: readonly string[]): Promise<string[]> {
  const taken = new Set(await foodsTaken(trx, userId));
  return foods.filter((food) => !taken.has(food));
}

async function tickAgain(trx: Db, userId: string, { grams, at }: { grams: Map<string, number>; at: Date }) {
  const bought = await boughtGrams(trx, userId);
  for (const [id, back] of grams) {
    const item = toColumns(untouched({ id, kind: 'food', name: findFood(id)?.name ?? id }));
    const ticked = { is_ticked: true, ticked_amount: hundredth((bought.get(id) ?? 0) + back) };
    await upsertItem(trx, userId, { item, fields: ticked, at });
  }
}
