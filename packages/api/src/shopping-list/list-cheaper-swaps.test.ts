import { listSwapSchema, type ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const REQUEST = {
  goal: 'balanced' as const,
  dietaryPreferences: 'vegetarian' as const,
  mealCount: 3,
  excludeIngredients: ['nuts'],
};

/** By prices and estimates, which savings are reported by and sums are not. */
const estimatedCost = ({ items }: ShoppingList) =>
  items.reduce((sum, { cost, status }) => sum + (status === 'open' ? (cost.inr?.amount ?? 0) : 0), 0);

describe.each(testDatabases())('cheaper swaps on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO, { planner: embeddedPlanner });

  test('save what they say when they are taken, and keep the plan’s rules', async () => {
    const planIds = [];
    for (const seed of [1, 2, 3]) planIds.push((await pro().meals.generate({ ...REQUEST, seed })).planId ?? '');
    const { items } = await pro().shoppingList.follow({ planIds, numberOfPeople: 2 });
    const line = items.find(({ food, cost, isStaple }) => food !== null && cost.inr?.isEstimate === false && !isStaple);
    const own = { food: line?.food ?? '', currency: 'INR', amount: 500, grams: 100 } as const;
    await pro().shoppingList.setOwnPrice(own);
    const before = await pro().shoppingList.read();

    const swaps = await pro().shoppingList.swaps({ currency: 'INR' });

    const [best] = swaps;
    expect(swaps.map((swap) => listSwapSchema.parse(swap))).toEqual(swaps);
    if (!best) throw new Error('No swap was found.');
    const { planId, mealId, locked, alternative, saving } = best;
    const plan = await pro().plans.swap({ planId, mealId, locked, alternative: alternative.id });
    const after = await pro().shoppingList.read();
    expect(estimatedCost(before) - estimatedCost(after)).toBeCloseTo(saving, 1);
    expect(best.item).toBe(own.food);
    expect(plan.meals.map(({ name }) => name)).toContain(alternative.meal.name);
    expect(plan.certificate).toMatchObject({ diet: 'vegetarian', excluded: [{ term: 'nuts' }] });
    expect(plan.meals.filter(({ id }) => locked.includes(id))).toHaveLength(2);
  });

  test('are none without a list, and none for meals that are of no plan', async () => {
    expect(await pro().shoppingList.swaps()).toEqual([]);
    const meal = { name: 'Salmon', items: [{ food: 'salmon', name: 'salmon', fdcId: null, grams: 900 }] };
    await pro().calendar.place({ date: '2026-11-24', slot: 'dinner', meal });
    await pro().shoppingList.follow({ from: '2026-11-24', to: '2026-11-24', numberOfPeople: 1 });

    expect(await pro().shoppingList.swaps()).toEqual([]);
    await expect(pro().shoppingList.swaps({ currency: 'EUR' } as never)).rejects.toThrow(/^currency must be one of/);
  });

  test('on the calendar name the slot that the other dish can be put into', async () => {
    const { planId = '' } = await pro().meals.generate({ ...REQUEST, seed: 4 });
    await pro().calendar.placePlan({ date: '2026-11-24', planId });
    await pro().shoppingList.follow({ from: '2026-11-24', to: '2026-11-24', numberOfPeople: 4 });

    const [swap] = await pro().shoppingList.swaps();

    expect(swap).toMatchObject({ date: '2026-11-24', slot: expect.any(String), planId });
    if (!swap?.slot || !swap.date) throw new Error('No swap was found.');
    const { date, slot, alternative, saving } = swap;
    const before = await pro().shoppingList.read();
    await pro().calendar.place({ date, slot, meal: alternative.meal });
    const after = await pro().shoppingList.read();
    expect(estimatedCost(before) - estimatedCost(after)).toBeCloseTo(saving, 1);
  });

  test('leave what is locked, eaten or over as it is, and say the note next to a meal', async () => {
    const { planId = '' } = await pro().meals.generate({ ...REQUEST, seed: 4 });
    const [past, today, next] = ['2026-11-20', '2026-11-21', '2026-11-24'] as const;
    for (const date of [past, today, next]) await pro().calendar.placePlan({ date, planId });
    await pro().shoppingList.follow({ from: past, to: next, numberOfPeople: 4 });
    for (const slot of ['breakfast', 'lunch', 'dinner'] as const) {
      await pro().calorie.tickPlanned({ date: today, slot, outcome: 'eaten' });
      await pro().calendar.change({ date: next, slot, note: 'With Ana' });
    }

    const [swap] = await pro().shoppingList.swaps();
    if (!swap?.slot) throw new Error('No swap was found.');
    await pro().calendar.change({ date: next, slot: swap.slot, isLocked: true });
    const others = await pro().shoppingList.swaps();

    expect(swap).toMatchObject({ date: next, note: 'With Ana' });
    expect(others.filter(({ date, slot }) => date !== next || slot === swap.slot)).toEqual([]);
  });
});
