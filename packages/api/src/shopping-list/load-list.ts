import type { ShoppingList, StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import type { ShoppingItemRow, ShoppingListRow } from '@platewise/db/tables/shopping-list-tables';
import { buildList } from '@platewise/shopping/build-list';
import type { ListParts } from '@platewise/shopping/cheaper-swaps';
import { costsOfList } from '@platewise/shopping/line-cost';
import { mergeList } from '@platewise/shopping/merge-list';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { listNotes } from './list-notes.ts';
import { mealsOfSource } from './meals-of-source.ts';
import { pantryQuery } from './pantry-repository.ts';
import { itemsQuery } from './shopping-items-repository.ts';
import { listQuery } from './shopping-list-repository.ts';
import { toItemState } from './to-item-state.ts';

/** The kept list as it is now, and what it is made of. */
export type LoadedList = { list: ShoppingList; parts: ListParts };

const listStatement = prepare((db, { userId }: { userId: string }) =>
  db.selectNoFrom([
    jsonArrayFrom(listQuery(db, userId)).as('lists'),
    jsonArrayFrom(pantryQuery(db, userId)).as('pantry'),
    jsonArrayFrom(itemsQuery(db, userId)).as('items'),
  ]),
);

/** Reads the meals that a person's list follows, sums them, and puts what the person did on top. */
export async function loadList(db: Db, userId: string): Promise<LoadedList> {
  const [found] = await listStatement(db, { userId });
  if (!found) throw new Error('A statement without a table has one row.');
  const [row] = rowsOfJson<ShoppingListRow>(found.lists, ['updated_at']);
  const people = row?.number_of_people ?? 1;
  const { meals, plansGone } = row?.source ? await mealsOfSource(db, userId, row.source) : { meals: [], plansGone: 0 };
  const pantry = new Set(found.pantry.map(({ food }) => food));
  const states = rowsOfJson<ShoppingItemRow>(found.items, ['created_at', 'updated_at']).map(toItemState);
  const { lines, withoutIngredients } = buildList(meals, { people, pantry });
  const items = mergeList(states, lines);
  const { cost, openCost } = costsOfList(items);
  const source = toStoredSource(row);
  const isEmpty = source?.kind === 'calendar' && meals.length === 0;
  return {
    list: {
      source,
      items,
      cost,
      openCost,
      notes: listNotes({ items, cost, withoutIngredients, plansGone, isEmpty }),
    },
    parts: { meals, people, pantry, states },
  };
}

function toStoredSource(row: ShoppingListRow | undefined): StoredSource | null {
  if (!row?.source) return null;
  const { source, number_of_people: numberOfPeople } = row;
  if (source.kind === 'generated') return { kind: source.kind, generatedAt: source.generatedAt, numberOfPeople };
  return { ...source, numberOfPeople };
}
