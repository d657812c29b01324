import type { ShoppingList, StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import type { ShoppingListRow, StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import { costsOfList } from '@platewise/shopping/amounts/line-cost';
import type { ListParts } from '@platewise/shopping/budget/cheaper-swaps';
import { buildList } from '@platewise/shopping/list/build-list';
import { mergeList } from '@platewise/shopping/list/merge-list';
import type { Pantry } from '@platewise/shopping/list/pantry';
import { listNotes } from './list-notes.ts';
import { readListRows } from './list-rows-repository.ts';
import { toOwnPrices } from './own-prices/to-own-prices.ts';
import { toPantry } from './pantry/to-pantry.ts';
import { inOwnShops, toOwnShops } from './shops/own-shops.ts';
import { markEaten } from './source/mark-eaten.ts';
import { mealsOfSource, type SourceMeals } from './source/meals-of-source.ts';
import { toItemState } from './to-item-state.ts';

/** The kept list as it is now, and what it is made of. */
export type LoadedList = { list: ShoppingList; parts: ListParts };

/** Reads the meals that a person's list follows, sums them, and puts what the person did on top. */
export async function loadList(db: Db, userId: string): Promise<LoadedList> {
  const { row, pantry: foods, prices, shops, shopChoices, items: done } = await readListRows(db, userId);
  const people = row?.number_of_people ?? 1;
  const pantry = toPantry(foods);
  const ownPrices = toOwnPrices(prices);
  const { meals, plansGone } = row?.source
    ? await readMeals(db, userId, { source: row.source, pantry, since: row.updated_at })
    : { meals: [], plansGone: 0 };
  const states = done.map(toItemState);
  const { lines, withoutIngredients } = buildList(meals, { people, pantry });
  const ownShops = toOwnShops(shops, shopChoices);
  const items = inOwnShops(mergeList(states, lines, ownPrices), ownShops);
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

async function readMeals(
  db: Db,
  userId: string,
  { source, pantry, since }: { source: StoredListSource; pantry: Pantry; since: Date },
): Promise<SourceMeals> {
  const { meals, plansGone } = await mealsOfSource(db, userId, source);
  return { meals: await markEaten(db, userId, { meals, source, pantry, since }), plansGone };
}

function toStoredSource(row: ShoppingListRow | undefined): StoredSource | null {
  if (!row?.source) return null;
  const { source, number_of_people: numberOfPeople } = row;
  if (source.kind === 'generated') return { kind: source.kind, generatedAt: source.generatedAt, numberOfPeople };
  return { ...source, numberOfPeople };
}
