import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-23';
const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 } as const;

describe.each(testDatabases())('a pantry and a list that follows plans, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO);
  const list = () => pro().shoppingList;
  const statuses = async () => [...new Set((await list().read()).items.map(({ status }) => status))];

  /** A plan, its list bought and at home, and the plan in the calendar on a day. */
  async function atHome() {
    const { planId = '' } = await pro().meals.generate(REQUEST);
    await list().follow({ planIds: [planId], numberOfPeople: 1 });
    for (const { id: itemId, neededGrams } of (await list().read()).items)
      await list().updateItem({ itemId, isTicked: true, covers: neededGrams ?? 0 });
    await list().restock();
    const { days } = await pro().calendar.placePlan({ date: MONDAY, planId });
    const slots = (days[0]?.entries ?? []).flatMap(({ slot, meal }) => (meal ? [slot] : []));
    const eat = () =>
      Promise.all(slots.map((slot) => pro().calorie.tickPlanned({ date: MONDAY, slot, outcome: 'eaten' })));
    return { planId, eat };
  }

  test('what was eaten is not bought again, on whatever day it stood', async () => {
    const { eat } = await atHome();
    expect(await statuses()).toEqual(['have']);

    await eat();

    expect(await statuses()).toEqual(['have']);
  });

  test('nor days later, when the list is made for more people', async () => {
    const { planId, eat } = await atHome();
    await eat();
    testApi().clock.advance(3 * 86_400_000);

    await list().follow({ planIds: [planId], numberOfPeople: 2 });
    // 320 g of oats, of which one meal has eaten 160.
    await list().addPantryFood({ food: 'rolled-oats', grams: 160 });

    expect(await statuses()).toEqual(['have']);
  });

  test('it is bought again when the list starts again after that', async () => {
    const { planId, eat } = await atHome();
    await eat();
    testApi().clock.advance(3 * 86_400_000);

    await list().follow({ planIds: [planId], numberOfPeople: 1, startAnew: true });

    expect(await statuses()).toContain('open');
  });
});
