import {
  listFromPlanSchema,
  type ShoppingItem,
  shoppingListSchema,
} from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 } as const;

describe.each(testDatabases())('the kept list on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const pro = (key: string | null = null) => testApi().as(PRO, { planner: embeddedPlanner, idempotencyKey: key });
  const newPlan = async () => {
    const { planId = '', meals } = await pro().meals.generate(REQUEST);
    return { planId, meals };
  };
  const find = (items: readonly ShoppingItem[], id: string) => items.find((item) => item.id === id);
  const mostNeeded = (items: readonly ShoppingItem[]) => {
    const foods = items.filter(({ kind: kindOfItem }) => kindOfItem === 'food');
    const item = foods.toSorted((a, b) => (b.neededGrams ?? 0) - (a.neededGrams ?? 0))[0];
    if (!item) throw new Error('The plan needs no food.');
    return item;
  };

  test('is empty at first, follows plans, and their changes', async () => {
    const { planId, meals } = await newPlan();
    expect(await pro().shoppingList.read()).toMatchObject({ source: null, items: [], notes: [] });

    const list = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 2 });

    expect(shoppingListSchema.parse(list)).toEqual(list);
    expect(list.source).toEqual({ kind: 'plans', planIds: [planId], numberOfPeople: 2 });
    const [item] = meals[0]?.items ?? [];
    const same = meals.flatMap(({ items }) => items).filter(({ food }) => food === item?.food);
    const line = find(list.items, item?.food ?? '');
    expect(line?.neededGrams).toBeCloseTo(
      same.reduce((sum, { grams }) => sum + 2 * grams, 0),
      1,
    );
    expect(line?.sources.map(({ planId: id, mealId }) => [id, mealId])).toContainEqual([planId, meals[0]?.id]);

    await pro().plans.regenerate({ planId, mealIds: [meals[0]?.id ?? ''] });
    const after = await pro().shoppingList.read();
    expect(after.items.flatMap(({ sources }) => sources.map(({ meal }) => meal))).not.toContain(meals[0]?.name);
  });

  test('keeps a tick when more is needed and says how much, also when a meal goes', async () => {
    const { planId } = await newPlan();
    const { items } = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
    const food = mostNeeded(items);

    const ticked = await pro().shoppingList.updateItem({ itemId: food.id, isTicked: true });
    expect(ticked.item).toMatchObject({ status: 'ticked', isTicked: true, tickedAmount: food.covers });
    const list = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 20 });

    const more = find(list.items, food.id);
    expect(more).toMatchObject({ status: 'more', isTicked: true });
    expect(more?.extraAmount).toBeCloseTo(20 * (food.neededGrams ?? 0) - (food.covers ?? 0), 0);
    expect(more?.quantity).toMatch(/^\+/);
    await pro().shoppingList.leave();
    const left = await pro().shoppingList.read();
    expect(left.items).toMatchObject([{ id: food.id, status: 'not-needed', isTicked: true }]);
    expect((await pro().shoppingList.clear({ what: 'not-needed' })).items).toEqual([]);
  });

  test('follows the calendar: a meal placed, moved and removed', async () => {
    const { planId, meals } = await newPlan();
    const [from, to] = ['2026-11-23', '2026-11-29'];
    const empty = await pro().shoppingList.follow({ from, to, numberOfPeople: 1 });
    expect(empty).toMatchObject({ items: [], notes: ['No meals are planned for these days yet.'] });
    const mealId = meals[0]?.id ?? '';

    await pro().calendar.place({ date: from, slot: 'lunch', planId, mealId });

    const list = await pro().shoppingList.read();
    expect(list.items.length).toBeGreaterThan(0);
    expect(list.items[0]?.sources[0]).toMatchObject({ date: from, slot: 'lunch', planId, mealId });
    await pro().calendar.move({ from: { date: from, slot: 'lunch' }, to: { date: to, slot: 'dinner' } });
    const moved = await pro().shoppingList.read();
    expect(moved.items.map(({ id, neededGrams }) => [id, neededGrams])).toEqual(
      list.items.map(({ id, neededGrams }) => [id, neededGrams]),
    );
    expect(moved.items[0]?.sources[0]).toMatchObject({ date: to, slot: 'dinner' });
    await pro().calendar.remove({ date: to, slot: 'dinner' });
    expect((await pro().shoppingList.read()).items).toEqual([]);
  });

  test('keeps a changed amount while the plan changes, and takes it back', async () => {
    const { planId } = await newPlan();
    const { items } = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
    const itemId = mostNeeded(items).id;

    const { item } = await pro().shoppingList.updateItem({ itemId, grams: 1234 });
    expect(item).toMatchObject({ isEdited: true, quantity: '1,234\u00a0g', buy: { grams: 1234 }, status: 'open' });
    const grown = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 3 });
    expect(find(grown.items, itemId)).toMatchObject({ isEdited: true, buy: { grams: 1234 } });
    expect(find(grown.items, itemId)?.extraAmount).toBeGreaterThan(0);

    const { item: back } = await pro().shoppingList.updateItem({ itemId, grams: null });
    expect(back).toMatchObject({ isEdited: false, extraAmount: null });
  });

  test('starts again when reported to: ticks and amounts are forgotten, open own items stay', async () => {
    const [first, second] = [await newPlan(), await newPlan()];
    const { items } = await pro().shoppingList.follow({ planIds: [first.planId], numberOfPeople: 1 });
    await pro().shoppingList.updateItem({ itemId: items[0]?.id ?? '', isTicked: true });
    const { item: open } = await pro().shoppingList.addItem({ name: 'Candles' });
    const { item: done } = await pro().shoppingList.addItem({ name: 'Matches' });
    await pro().shoppingList.updateItem({ itemId: done?.id ?? '', isTicked: true });

    const kept = await pro().shoppingList.follow({ planIds: [second.planId], numberOfPeople: 1 });
    expect(kept.items.filter(({ isTicked }) => isTicked)).toHaveLength(2);
    const again = await pro().shoppingList.follow({ planIds: [second.planId], numberOfPeople: 1, startAnew: true });

    expect(again.items.filter(({ isTicked }) => isTicked)).toEqual([]);
    expect(again.items.filter(({ kind: kindOfItem }) => kindOfItem === 'own').map(({ id }) => id)).toEqual([open?.id]);
  });

  test('is harmless when a call comes twice, with its key and without', async () => {
    const { planId } = await newPlan();
    const { items } = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
    const itemId = items[0]?.id ?? '';

    const added = [
      await pro('add').shoppingList.addItem({ name: 'Candles' }),
      await pro('add').shoppingList.addItem({ name: 'Candles' }),
    ];
    const ticks = [
      await pro('tick').shoppingList.updateItem({ itemId, isTicked: true }),
      await pro('tick').shoppingList.updateItem({ itemId, isTicked: true }),
      await pro().shoppingList.updateItem({ itemId, isTicked: true }),
    ];
    const ownId = added[0]?.item?.id ?? '';
    await pro('remove').shoppingList.removeItem({ itemId: ownId });
    await pro('remove').shoppingList.removeItem({ itemId: ownId });

    expect(added[1]).toEqual(added[0]);
    expect(ticks[1]).toEqual(ticks[0]);
    expect(ticks[2]?.item).toEqual(ticks[0]?.item);
    expect((await pro().shoppingList.read()).items.filter((item) => item.kind === 'own')).toEqual([]);
  });

  test('a tick made elsewhere covers what was seen there, and one of a food that has gone is kept', async () => {
    const { planId } = await newPlan();
    const { items } = await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
    const food = mostNeeded(items);
    // More than the pack of a food that keeps, which may be enough for four.
    await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 20 });

    const late = await pro().shoppingList.updateItem({ itemId: food.id, isTicked: true, covers: food.covers ?? 0 });
    expect(late.item).toMatchObject({ status: 'more', tickedAmount: food.covers });
    const gone = await pro().shoppingList.updateItem({ itemId: 'saffron', isTicked: true, covers: 2 });
    expect(gone.item).toMatchObject({ id: 'saffron', isTicked: true, tickedAmount: 2 });
  });

  test('a plan that was deleted is off the list, which says so, and is back when it is restored', async () => {
    const { planId } = await newPlan();
    await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });

    await pro().plans.remove({ planId });

    expect(await pro().shoppingList.read()).toMatchObject({
      items: [],
      notes: ['A plan of this list is no longer there; its meals are off the list.'],
    });
    await pro().plans.restore({ planId });
    expect((await pro().shoppingList.read()).items.length).toBeGreaterThan(5);
  });

  test('a list that is made once keeps nothing', async () => {
    const { planId } = await newPlan();

    const made = await pro().shoppingList.fromPlan({ planIds: [planId, planId], numberOfPeople: 2 });

    expect(listFromPlanSchema.parse(made)).toEqual(made);
    expect(made.items.length).toBeGreaterThan(5);
    expect((await pro().shoppingList.read()).items).toEqual([]);
  });
});
