import type { ListFromPlanRequest } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListFromPlan } from '@platewise/contract/shopping/shopping-list-schema';
import { costsOfList } from '@platewise/shopping/amounts/line-cost';
import { buildList } from '@platewise/shopping/list/build-list';
import { mergeList } from '@platewise/shopping/list/merge-list';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { listNotes } from '../list-notes.ts';
import { listOwnPrices } from '../own-prices/own-prices-repository.ts';
import { toOwnPrices } from '../own-prices/to-own-prices.ts';
import { listPantry } from '../pantry/pantry-repository.ts';
import { toPantry } from '../pantry/to-pantry.ts';
import { inOwnShops } from '../shops/own-shops.ts';
import { readOwnShops } from '../shops/shops-repository.ts';
import { followedMeals, withReserved } from './followed-meals.ts';
import { readListSource } from './read-list-source.ts';

/**
 * What plans, or days of the calendar, need for so many people; nothing is kept.
 * @throws AppError PRO_ONLY, NOT_FOUND, VALIDATION
 */
export async function listFromPlan(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  request: ListFromPlanRequest,
): Promise<ListFromPlan> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const source = await readListSource(db, context, request);
  const people = request.numberOfPeople;
  const atHome = toPantry(await listPantry(db, identity.userId));
  const followed = { source, pantry: atHome, people, since: now() };
  const { meals, plansGone, pantry, reserved } = await followedMeals(db, identity.userId, followed, { now });
  const { lines, withoutIngredients } = buildList(meals, { people, pantry });
  const ownPrices = toOwnPrices(await listOwnPrices(db, identity.userId));
  const planned = withReserved(mergeList([], lines, ownPrices), reserved);
  const items = inOwnShops(planned, await readOwnShops(db, identity.userId));
  const { cost } = costsOfList(items, ownPrices);
  const isEmpty = source.kind === 'calendar' && meals.length === 0;
  return { items, cost, notes: listNotes({ items, cost, withoutIngredients, plansGone, isEmpty }) };
}
