import type { ShoppingList, StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import type { ShoppingListRow } from '@platewise/db/tables/shopping-list-tables';
import { costsOfList } from '@platewise/shopping/amounts/line-cost';
import type { ListParts } from '@platewise/shopping/budget/cheaper-swaps';
import { buildList } from '@platewise/shopping/list/build-list';
import { mergeList } from '@platewise/shopping/list/merge-list';
import type { UserContext } from '../context.ts';
import { listNotes } from './list-notes.ts';
import { readListRows } from './list-rows-repository.ts';
import { toOwnPrices } from './own-prices/to-own-prices.ts';
import { toPantry } from './pantry/to-pantry.ts';
import { inOwnShops, toOwnShops } from './shops/own-shops.ts';
import { type FollowedMeals, followedMeals, withReserved } from './source/followed-meals.ts';
import { toItemState } from './to-item-state.ts';

/** The kept list as it is now, and what it is made of. */
export type LoadedList = { list: ShoppingList; parts: ListParts };

const NOTHING_FOLLOWED: Pick<FollowedMeals, 'meals' | 'plansGone' | 'reserved'> = {
  meals: [],
  plansGone: 0,
  reserved: new Map(),
};

/** Reads the meals that a person's list follows, sums them, and puts what the person did on top. */
export async function loadList(db: Db, userId: string, { now }: Pick<UserContext, 'now'>): Promise<LoadedList> {
  const { row, pantry: foods, prices, shops, shopChoices, items: done } = await readListRows(db, userId);
  const people = row?.number_of_people ?? 1;
  const atHome = toPantry(foods);
  const ownPrices = toOwnPrices(prices);
  const { meals, plansGone, pantry, reserved } = row?.source
    ? await followedMeals(db, userId, { source: row.source, pantry: atHome, people, since: row.updated_at }, { now })
    : { ...NOTHING_FOLLOWED, pantry: atHome };
  const states = done.map(toItemState);
  const { lines, withoutIngredients } = buildList(meals, { people, pantry });
  const ownShops = toOwnShops(shops, shopChoices);
  const items = inOwnShops(withReserved(mergeList(states, lines, ownPrices), reserved), ownShops);
  const { cost, openCost } = costsOfList(items, ownPrices);
  const source = toStoredSource(row);
  const isEmpty = source?.kind === 'calendar' && meals.length === 0;
  return {
    list: {
      source,
      shops: ownShops.shops,
      items,
      cost,
      openCost,
      notes: listNotes({ items, cost, withoutIngredients, plansGone, isEmpty }),
    },
    parts: { meals, people, pantry, ownPrices, states },
  };
}

function toStoredSource(row: ShoppingListRow | undefined): StoredSource | null {
  if (!row?.source) return null;
  const { source, number_of_people: numberOfPeople } = row;
  if (source.kind === 'generated') return { kind: source.kind, generatedAt: source.generatedAt, numberOfPeople };
  return { ...source, numberOfPeople };
}
