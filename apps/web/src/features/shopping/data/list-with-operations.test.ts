import { costsOfList } from '@platewise/shopping/amounts/line-cost';
import { fieldsOf, untouched } from '@platewise/shopping/list/item-state';
import { mergeList } from '@platewise/shopping/list/merge-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOperation } from '../../../shared/sync/testing/new-device.ts';
import { aLine, aList, anOwnLine } from '../testing/a-line.ts';
import type { ListOperation } from './list-operations.ts';
import { listWithOperations } from './list-with-operations.ts';

const update = (input: Extract<ListOperation, { kind: 'shoppingList.updateItem' }>['input']): ListOperation =>
  anOperation({ kind: 'shoppingList.updateItem', input, id: 'key' });
const setShop = (input: Extract<ListOperation, { kind: 'shoppingList.setShop' }>['input']): ListOperation =>
  anOperation({ kind: 'shoppingList.setShop', input, id: 'key' });
const ADD = anOperation({ kind: 'shoppingList.addItem', input: { name: 'Milk' }, id: 'add' });
const remove = (itemId: string): ListOperation =>
  anOperation({ kind: 'shoppingList.removeItem', input: { itemId }, id: 'key' });

describe('a list that is ahead of the server', () => {
  test('is the same list where nothing is under way', () => {
    const list = aList([aLine()]);

    expect(listWithOperations(list, [])).toBe(list);
  });

  test('has ticks at once, and what is still to pay', () => {
    const { items, openCost, cost } = listWithOperations(aList([aLine()]), [
      update({ itemId: 'onion', isTicked: true, covers: 330 }),
    ]);

    expect(items).toMatchObject([{ status: 'ticked', isTicked: true, tickedAmount: 330 }]);
    expect([openCost.inr.amount, cost.inr.amount]).toEqual([0, 33]);
  });

  test('has what was written on it, and what was done to that, before the server knows of it', () => {
    const { items } = listWithOperations(aList([]), [
      ADD,
      update({ itemId: 'waiting-add', quantity: '2 l', aisle: 'dairy', isTicked: true }),
    ]);

    expect(items).toMatchObject([
      { id: 'waiting-add', kind: 'own', name: 'Milk', quantity: '2 l', category: 'Dairy & eggs', status: 'ticked' },
    ]);
    expect(listWithOperations(aList([]), [ADD, remove('waiting-add')]).items).toEqual([]);
  });

  test('counts a changed amount by its price, and nothing for what is at home', () => {
    const edited = listWithOperations(aList([aLine()]), [update({ itemId: 'onion', grams: 100 })]);
    const had = listWithOperations(aList([aLine()]), [update({ itemId: 'onion', have: true })]);

    expect(edited.items).toMatchObject([{ quantity: '100\u00a0g', isEdited: true, cost: { inr: { amount: 10 } } }]);
    expect(had).toMatchObject({ items: [{ status: 'have' }], cost: { inr: { amount: 0, unknown: 0 } } });
  });

  test('loses own items that are removed, and of others what was done to them', () => {
    const ticked = aLine({ status: 'ticked', isTicked: true, tickedAmount: 330, isEdited: true });
    const gone = aLine({ id: 'leek', status: 'not-needed', isTicked: true });
    const { items } = listWithOperations(aList([ticked, gone, anOwnLine()]), [
      remove('onion'),
      remove('leek'),
      remove('own-1'),
    ]);

    expect(items).toMatchObject([{ id: 'onion', status: 'open', isTicked: false, isEdited: false }]);
  });

  test('has shops, and lines where they are bought, before the server knows of either', () => {
    const milk = aLine({ id: 'milk', aisle: 'dairy' });
    const { shops, items } = listWithOperations(aList([aLine(), milk, anOwnLine()]), [
      setShop({ shopId: 'market', name: 'Market', aisles: ['produce', 'dairy'] }),
      setShop({ shopId: 'dairy', name: 'Dairy', aisles: ['dairy'] }),
      update({ itemId: 'onion', shopId: null }),
      update({ itemId: 'own-1', shopId: 'market' }),
    ]);

    expect(shops.map(({ name, aisles }) => [name, aisles])).toEqual([
      ['Market', ['produce']],
      ['Dairy', ['dairy']],
    ]);
    expect(items.map(({ id, shopId }) => [id, shopId])).toEqual([
      ['onion', null],
      ['milk', 'dairy'],
      ['own-1', 'market'],
    ]);
    const gone = anOperation({ kind: 'shoppingList.removeShop', input: { shopId: 'market' }, id: 'key' });
    const left = listWithOperations({ ...aList(items), shops }, [gone]);
    expect(left.shops.map(({ id }) => id)).toEqual(['dairy']);
    expect(left.items.map(({ shopId }) => shopId)).toEqual([null, 'dairy', null]);
  });

  test('is written on where one shop is shown', () => {
    const shops = [{ id: 'market', name: 'Market', aisles: [] }];
    const add = anOperation({ kind: 'shoppingList.addItem', input: { name: 'Tea', shopId: 'market' }, id: 'add' });

    expect(listWithOperations({ ...aList([]), shops }, [add]).items).toMatchObject([{ name: 'Tea', shopId: 'market' }]);
  });

  test('does nothing to lines that have gone', () => {
    const list = aList([aLine()]);

    expect(listWithOperations(list, [update({ itemId: 'leek', isTicked: true }), remove('leek')]).items).toEqual(
      list.items,
    );
  });
});

/** Something that a person does to a line, as the server's own rule applies it. */
const aChange = fc.oneof(
  fc.record({ isTicked: fc.boolean() }),
  fc.record({ grams: fc.option(fc.integer({ min: 1, max: 2000 })) }),
);

test('says of a line what the server will say: whether it is bought, what a tick covers, and what is left to pay', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('onion', 'rice-white', 'spinach', 'cumin'),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.array(aChange, { maxLength: 5 }),
      (food, needed, bought, changes) => {
        const line = {
          id: food,
          kind: 'food',
          food,
          name: food,
          aisle: 'other',
          isAtHome: false,
          atHomeGrams: null,
          eatenGrams: 0,
          sources: [],
        } as const;
        const lines = [{ ...line, needed, sources: [] }];
        const start = { ...untouched(line), isTicked: bought > 0, tickedAmount: bought > 0 ? bought : null };
        let state = start;
        let forecast = aList(mergeList([start], lines));
        for (const change of changes) {
          const [known] = forecast.items;
          const covers = 'isTicked' in change && change.isTicked ? { covers: known?.covers ?? 0 } : {};
          state = { ...state, ...fieldsOf({ ...change, ...covers }, { needed, covers: known?.covers ?? null }) };
          const ahead = listWithOperations(forecast, [update({ itemId: food, ...change, ...covers })]);
          const served = mergeList([state], lines);

          const sentence = ({ status, isTicked, tickedAmount, isEdited }: (typeof served)[number]) => [
            status === 'more' || status === 'ticked',
            isTicked,
            tickedAmount,
            isEdited,
          ];
          expect(ahead.items.map(sentence)).toEqual(served.map(sentence));
          if ('isTicked' in change && change.isTicked) {
            expect(ahead.openCost.inr.amount).toBe(costsOfList(served).openCost.inr.amount);
          }
          forecast = aList(served);
        }
      },
    ),
    { numRuns: 300 },
  );
});
