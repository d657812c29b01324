import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../app-router.ts';
import { porridge } from '../../testing/fake-planner.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const LUNCH = { date: MONDAY, slot: 'lunch' } as const;
const RICE = 'rice-brown';

describe.each(testDatabases())('what is ticked and not at home yet, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO);
  const list = () => pro().shoppingList;
  const rice = async () => (await list().read()).items.find(({ id }) => id === RICE);
  const riceAtHome = async () => (await list().pantry()).find(({ food }) => food === RICE)?.grams;
  const plan = (date: string, grams: number) => {
    const items = [{ food: RICE, name: 'rice', fdcId: null, grams }];
    return pro().calendar.place({ date, slot: 'lunch', meal: { ...porridge('Rice'), id: date, items }, servings: 1 });
  };
  const tick = (grams: number) => list().updateItem({ itemId: RICE, isTicked: true, covers: grams });
  const eat = () => pro().calorie.tickPlanned({ ...LUNCH, outcome: 'eaten' });

  /** Rice for two lunches: 500 g each. */
  async function planTwo() {
    await plan(MONDAY, 500);
    await plan(TUESDAY, 500);
    await list().follow({ from: MONDAY, to: TUESDAY, numberOfPeople: 1 });
  }

  test('a restock brings what is left of it, and taking the meal back brings the rest', async () => {
    await planTwo();
    await tick(1000);
    await eat();

    await list().restock();

    expect(await riceAtHome()).toBe(500);
    expect(await rice()).toMatchObject({ status: 'have', atHomeGrams: 500 });
    await pro().calorie.untickPlanned(LUNCH);
    expect(await riceAtHome()).toBe(1000);
  });

  test('the list and the pantry of a person who never restocks are as they were', async () => {
    await planTwo();
    const { item: ticked } = await tick(1000);

    await eat();

    expect(await rice()).toEqual(ticked);
    expect(await list().pantry()).toEqual([]);
    await list().clear({ what: 'ticked' });
    expect(await rice()).toMatchObject({ status: 'open', neededGrams: 1000, atHomeGrams: null });
    await pro().calorie.untickPlanned(LUNCH);
    expect(await rice()).toMatchObject({ status: 'open', neededGrams: 1000, atHomeGrams: null });
    await tick(1000);
    await list().restock();
    expect(await riceAtHome()).toBe(1000);
  });

  test.each([
    ['unticked', () => list().updateItem({ itemId: RICE, isTicked: false })],
    ['removed', () => list().removeItem({ itemId: RICE })],
    ['cleared', () => list().clear({ what: 'ticked' })],
    ['started again', () => list().follow({ from: MONDAY, to: TUESDAY, numberOfPeople: 1, startAnew: true })],
  ])('what was eaten out of it is forgotten where it is %s', async (_how, giveUp) => {
    await planTwo();
    await tick(1000);
    await eat();

    await giveUp();
    await tick(700);
    await list().restock();

    expect(await riceAtHome()).toBe(700);
  });

  test.each([
    ['updateItem', (api: Caller) => api.shoppingList.updateItem({ itemId: RICE, isTicked: true })],
    ['removeItem', (api: Caller) => api.shoppingList.removeItem({ itemId: RICE })],
    ['clear', (api: Caller) => api.shoppingList.clear({ what: 'ticked' })],
    ['follow', (api: Caller) => api.shoppingList.follow({ from: MONDAY, to: TUESDAY, numberOfPeople: 1 })],
    ['restock', (api: Caller) => api.shoppingList.restock()],
  ])('%s waits for whatever else of the person changes it', async (_name, change) => {
    await planTwo();
    await tick(1000);
    const locks: string[] = [];
    const db = testApi().context.db.withPlugin({
      transformQuery: ({ node }) => {
        const isLock =
          node.kind === 'SelectQueryNode' && node.endModifiers?.some((one) => one.modifier === 'ForNoKeyUpdate');
        const isWrite = node.kind !== 'SelectQueryNode' && JSON.stringify(node).includes('"shopping_item"');
        if (isLock || isWrite) locks.push(isLock ? 'lock' : 'write');
        return node;
      },
      transformResult: async ({ result }) => result,
    });

    await change(testApi().as(PRO, { db }));

    expect(locks[0]).toBe('lock');
  });

  test('a tick from before a restock, of another device, covers nothing that is at home', async () => {
    await plan(MONDAY, 400);
    await list().follow({ from: MONDAY, to: TUESDAY, numberOfPeople: 1 });
    const seen = (await tick(400)).item?.covers ?? 0;
    await list().restock();

    await tick(seen);
    await list().restock();
    expect(await riceAtHome()).toBe(400);
    await plan(TUESDAY, 400);
    const { covers } = (await rice()) ?? {};
    await tick(10_000);
    await list().restock();

    expect(await riceAtHome()).toBe(400 + (covers ?? 0));
  });

  test('a count is of all that there is: the tick goes', async () => {
    await plan(MONDAY, 500);
    await list().follow({ from: MONDAY, to: TUESDAY, numberOfPeople: 1 });
    await list().addPantryFood({ food: RICE, grams: 50 });
    await tick(1000);

    await list().addPantryFood({ food: RICE, grams: 1050 });
    await eat();

    expect(await riceAtHome()).toBe(550);
    expect(await rice()).toMatchObject({ status: 'have', isTicked: false });
  });

  test('a restock that is taken back leaves nothing that counts', async () => {
    await planTwo();
    await tick(1000);
    const { restockId } = await list().restock();
    await list().undoRestock({ restockId: restockId ?? '' });

    await eat();

    expect(await list().pantry()).toEqual([]);
    expect(await rice()).toMatchObject({ status: 'ticked', tickedAmount: 1000, atHomeGrams: null });
  });

  test('a restock that is taken back after a meal leaves what the meal ate counted', async () => {
    await planTwo();
    await tick(1000);
    const { restockId } = await list().restock();
    await eat();

    await list().undoRestock({ restockId: restockId ?? '' });

    expect(await rice()).toMatchObject({ status: 'ticked', tickedAmount: 500, atHomeGrams: 0 });
  });
});
