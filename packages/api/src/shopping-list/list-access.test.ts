import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { newId } from '../new-id.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import { PRO, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 } as const;

describe.each(testDatabases())('a shopping list on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO, { planner: embeddedPlanner });
  const newPlan = async () => {
    const { planId = '' } = await pro().meals.generate(REQUEST);
    return { planId };
  };

  test('is for Pro and Family, and a visitor is asked to sign in', async () => {
    const { api, anonymousApi, context } = testApi();
    const calls = (caller: typeof api) => [
      caller.shoppingList.generate({ numberOfPeople: 1 }),
      caller.shoppingList.fromPlan({ planIds: [newId()], numberOfPeople: 1 }),
      caller.shoppingList.read(),
      caller.shoppingList.follow({ planIds: [newId()], numberOfPeople: 1 }),
      caller.shoppingList.leave(),
      caller.shoppingList.addItem({ name: 'Milk' }),
      caller.shoppingList.updateItem({ itemId: 'onion', isTicked: true }),
      caller.shoppingList.removeItem({ itemId: 'onion' }),
      caller.shoppingList.clear({ what: 'ticked' }),
      caller.shoppingList.swaps(),
      caller.shoppingList.pantry(),
      caller.shoppingList.addPantryFood({ food: 'onion' }),
      caller.shoppingList.removePantryFood({ food: 'onion' }),
      caller.shoppingList.setOwnPrice({ food: 'onion', currency: 'INR', amount: 30, grams: 500 }),
      caller.shoppingList.setShop({ shopId: newId(), name: 'Market', aisles: [] }),
      caller.shoppingList.removeShop({ shopId: newId() }),
      caller.shoppingList.restock(),
      caller.shoppingList.undoRestock({ restockId: newId() }),
    ];

    for (const call of await Promise.allSettled(calls(api))) {
      expect(call).toMatchObject({ reason: { code: 'FORBIDDEN', message: 'Available for Pro Users Only' } });
    }
    for (const call of await Promise.allSettled(calls(anonymousApi))) {
      expect(call).toMatchObject({ reason: { code: 'UNAUTHORIZED' } });
    }
    await grantPlan(context, { email: 'owner@example.com', plan: 'family' });
    expect(await api.shoppingList.read()).toMatchObject({ items: [] });
  });

  test('nobody sees or changes what is somebody else’s', async () => {
    const { planId } = await newPlan();
    const { item } = await pro().shoppingList.addItem({ name: 'Candles' });
    await pro().shoppingList.addPantryFood({ food: 'onion' });
    await pro().shoppingList.updateItem({ itemId: 'egg', isTicked: true, covers: 100 });
    const { restockId } = await pro().shoppingList.restock();
    await pro().shoppingList.follow({ planIds: [planId], numberOfPeople: 1 });
    const { context, as } = testApi();
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const other = as(STRANGER);

    const refused = [
      other.shoppingList.follow({ planIds: [planId], numberOfPeople: 1 }),
      other.shoppingList.follow({ planIds: ['nonsense'], numberOfPeople: 1 }),
      other.shoppingList.follow({ generatedId: newId(), numberOfPeople: 1 }),
      other.shoppingList.fromPlan({ planIds: [planId], numberOfPeople: 1 }),
      other.shoppingList.updateItem({ itemId: item?.id ?? '', isTicked: true }),
      other.shoppingList.removeItem({ itemId: item?.id ?? '' }),
      other.shoppingList.addPantryFood({ food: 'unobtainium' }),
      other.shoppingList.undoRestock({ restockId: restockId ?? '' }),
      other.shoppingList.undoRestock({ restockId: 'nonsense' }),
    ];
    for (const call of await Promise.allSettled(refused)) {
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    }
    expect(await other.shoppingList.read()).toMatchObject({ source: null, items: [] });
    expect(await other.shoppingList.pantry()).toEqual([]);
    expect((await pro().shoppingList.read()).items.filter(({ isTicked }) => isTicked)).toEqual([]);
  });

  test.each([
    [{ numberOfPeople: 1 }, 'planIds, or from and to, must be given: one of them, not both.'],
    [{ planIds: ['x'], from: '2026-11-23', to: '2026-11-24', numberOfPeople: 1 }, /one of them, not both/],
    [{ planIds: [], numberOfPeople: 1 }, 'planIds is required.'],
    [{ planIds: Array(32).fill('x'), numberOfPeople: 1 }, 'planIds must have at most 31 entries.'],
    [{ planIds: ['x'], numberOfPeople: 0 }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ planIds: ['x'], numberOfPeople: 51 }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ planIds: ['x'], numberOfPeople: 1.5 }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ planIds: ['x'] }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ from: '2026-02-30', to: '2026-03-01', numberOfPeople: 1 }, /^from must be a real day/],
    [{ from: '2026-11-23', numberOfPeople: 1 }, 'to must be given together with from.'],
    [{ from: '2026-11-24', to: '2026-11-23', numberOfPeople: 1 }, 'to must not come before from.'],
    [{ from: '2026-01-01', to: '2026-11-23', numberOfPeople: 1 }, 'to must come less than 62 days after from.'],
    [{ from: '2027-11-24', to: '2027-11-25', numberOfPeople: 1 }, /^from must be a real day .* a year ahead/],
  ])('%j is refused with a sentence', async (input, sentence) => {
    await expect(pro().shoppingList.fromPlan(input as never)).rejects.toThrow(sentence);
    await expect(pro().shoppingList.follow(input as never)).rejects.toThrow(sentence);
  });
});
