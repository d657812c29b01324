import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { untouched } from '@platewise/shopping/list/item-state';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { upsertItem } from './shopping-items-repository.ts';
import { toColumns } from './to-item-state.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 } as const;

describe.each(testDatabases())('items of a list on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO, { planner: embeddedPlanner });
  const newPlan = async () => {
    const { planId = '' } = await pro().meals.generate(REQUEST);
    return { planId };
  };
  const find = (items: readonly ShoppingItem[], id: string) => items.find((item) => item.id === id);

  test('holds own items, which are changed, ticked and removed one by one', async () => {
    const { item: milk } = await pro().shoppingList.addItem({ name: ' Milk ', quantity: '2 l' });
    const { item: bags } = await pro().shoppingList.addItem({ name: 'Bin bags' });
    expect([milk?.aisle, milk?.category, bags?.aisle, bags?.category]).toEqual([
      'dairy',
      'Dairy & eggs',
      'other',
      'Other',
    ]);
    expect(milk).toMatchObject({ kind: 'own', name: 'Milk', quantity: '2 l', status: 'open', cost: { inr: null } });
    const itemId = milk?.id ?? '';

    await Promise.all([
      pro().shoppingList.updateItem({ itemId, isTicked: true }),
      pro().shoppingList.updateItem({ itemId, quantity: '3 l' }),
      pro().shoppingList.updateItem({ itemId, name: 'Whole milk', aisle: 'drinks' }),
    ]);

    const { items } = await pro().shoppingList.read();
    expect(find(items, itemId)).toMatchObject({ name: 'Whole milk', quantity: '3 l', aisle: 'drinks', isTicked: true });
    expect((await pro().shoppingList.clear({ what: 'ticked' })).items.map(({ name }) => name)).toEqual(['Bin bags']);
    expect(await pro().shoppingList.removeItem({ itemId: bags?.id ?? '' })).toBeNull();
    await expect(pro().shoppingList.removeItem({ itemId: bags?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('does not count what is at home, on this list and the next, until it is used up', async () => {
    const [first, second] = [await newPlan(), await newPlan()];
    const before = await pro().shoppingList.follow({ planIds: [first.planId], numberOfPeople: 1 });
    const food = before.items.find(({ cost }) => cost.inr?.isEstimate === false) ?? before.items[0];
    const itemId = food?.id ?? '';

    const { item, cost } = await pro().shoppingList.updateItem({ itemId, have: true });
    expect(item).toMatchObject({ status: 'have', cost: { inr: null } });
    expect(cost.inr.amount).toBeCloseTo(before.cost.inr.amount - (food?.cost.inr?.amount ?? 0), 1);
    expect(await pro().shoppingList.pantry()).toMatchObject([{ food: itemId, name: food?.name }]);
    const next = await pro().shoppingList.fromPlan({ planIds: [first.planId, second.planId], numberOfPeople: 1 });
    expect(find(next.items, itemId)?.status).toBe('have');

    await pro().shoppingList.removePantryFood({ food: itemId });
    await pro().shoppingList.removePantryFood({ food: itemId });
    expect(find((await pro().shoppingList.read()).items, itemId)?.status).toBe('open');
  });

  test('holds ingredients without grams as they stand', async () => {
    const meal = { name: 'Grandma’s cake', ingredients: ['2 cups flour', 'a pinch of love'] };
    await pro().calendar.place({ date: '2026-11-24', slot: 'snack', meal });
    const { items } = await pro().shoppingList.follow({ from: '2026-11-24', to: '2026-11-24', numberOfPeople: 3 });

    const line = items.find(({ name }) => name === '2 cups flour');
    expect(items.map(({ name, kind: kindOfItem, quantity }) => [name, kindOfItem, quantity])).toEqual([
      ['2 cups flour', 'line', '3\u00a0×'],
      ['a pinch of love', 'line', '3\u00a0×'],
    ]);
    const { item } = await pro().shoppingList.updateItem({ itemId: line?.id ?? '', quantity: '1 bag', isTicked: true });
    expect(item).toMatchObject({ quantity: '1 bag', isTicked: true, status: 'ticked' });
    await expect(pro().shoppingList.updateItem({ itemId: line?.id ?? '', grams: 5 })).rejects.toThrow(
      'grams is for foods that came with grams',
    );
  });

  test.each([
    [{ itemId: 'onion', isTicked: 'yes' }, 'isTicked must be true or false.'],
    [{ itemId: 'onion', grams: -1 }, 'grams must be a number from 0 to 10000000.'],
    [{ itemId: 'onion', grams: Number.NaN }, 'grams must be a number from 0 to 10000000.'],
    [{ itemId: 'onion', grams: 1e12 }, 'grams must be a number from 0 to 10000000.'],
    [{ itemId: 'onion', covers: Infinity, isTicked: true }, 'covers must be a number from 0 to 10000000.'],
    [{ itemId: 'onion', name: 'Shallot' }, 'name can be changed on your own items only.'],
    [{ itemId: 'onion', quantity: 'many' }, /^quantity is for own items/],
    [{ itemId: 'onion', quantity: 'x'.repeat(61) }, 'quantity must be at most 60 characters.'],
    [{ itemId: 'onion', aisle: 'moon' }, /^aisle must be one of/],
  ])('a change of %j is refused with a sentence', async (input, sentence) => {
    await expect(pro().shoppingList.updateItem(input as never)).rejects.toThrow(sentence);
  });

  test('own items have bounds, and an own item has no grams', async () => {
    const { item } = await pro().shoppingList.addItem({ name: 'Candles' });

    await expect(pro().shoppingList.addItem({ name: ' ' })).rejects.toThrow('name is required.');
    await expect(pro().shoppingList.addItem({ name: 'x'.repeat(121) })).rejects.toThrow('at most 120 characters');
    await expect(pro().shoppingList.updateItem({ itemId: item?.id ?? '', grams: 5 })).rejects.toThrow(/^grams is for/);
    await expect(pro().shoppingList.updateItem({ itemId: item?.id ?? '', have: true })).rejects.toThrow(/^have is for/);
    await expect(pro().shoppingList.updateItem({ itemId: 'nothing', isTicked: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { db } = testApi().context;
    for (let count = 1; count < 200; count += 1) {
      const thing = toColumns({ ...untouched({ id: `own-${count}`, kind: 'own', name: 'Thing' }), aisle: 'other' });
      await upsertItem(db, PRO.userId, { item: thing, fields: {}, at: new Date() });
    }
    await expect(pro().shoppingList.addItem({ name: 'One more' })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { code: 'SHOPPING_LIST_FULL' },
    });
  });
});
