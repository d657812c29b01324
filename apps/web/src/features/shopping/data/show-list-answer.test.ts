import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { trpc } from '../../../shared/api/trpc.ts';
import { anOperation } from '../../../shared/sync/testing/new-device.ts';
import { aLine, aList, anOwnLine } from '../testing/a-line.ts';
import type { ListOperation } from './list-operations.ts';
import { showListAnswer } from './show-list-answer.ts';

const read = getQueryKey(trpc.shoppingList.read, undefined, 'query');
const update = anOperation({
  kind: 'shoppingList.updateItem',
  input: { itemId: 'onion', isTicked: true },
  id: 'key',
});
const { cost, openCost } = aList([]);

function shownAfter(order: ListOperation, answer: unknown): string[] {
  const client = new QueryClient();
  client.setQueryData(read, aList([aLine(), anOwnLine()]));
  showListAnswer(client, order, answer);
  const { items } = client.getQueryData<ShoppingList>(read) ?? aList([]);
  return items.map(({ id, status }) => `${id} ${status}`).toSorted();
}

test('an answer takes the place of its line, and the list is asked for again', () => {
  const client = new QueryClient();
  client.setQueryData(read, aList([aLine()]));

  showListAnswer(client, update, { item: aLine({ status: 'ticked' }), cost, openCost });

  expect(client.getQueryData<ShoppingList>(read)?.items).toMatchObject([{ status: 'ticked' }]);
  expect(client.getQueryState(read)?.isInvalidated).toBe(true);
});

test('what is added, removed, or gone shows as the server says', () => {
  const add = anOperation({ kind: 'shoppingList.addItem', input: { name: 'Milk' }, id: 'key' });
  const remove = (itemId: string): ListOperation =>
    anOperation({ kind: 'shoppingList.removeItem', input: { itemId }, id: 'key' });

  const milk = anOwnLine({ id: 'own-2', name: 'Milk' });
  expect(shownAfter(add, { item: milk, cost, openCost })).toEqual(['onion open', 'own-1 open', 'own-2 open']);
  expect(shownAfter(remove('own-1'), null)).toEqual(['onion open']);
  expect(shownAfter(update, { item: null, cost, openCost })).toEqual(['own-1 open']);
  // Removed elsewhere before it was sent: there is no answer, and the list that is asked for again shows it.
  expect(shownAfter(update, null)).toEqual(['onion open', 'own-1 open']);
});
