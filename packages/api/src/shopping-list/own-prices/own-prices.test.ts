import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { porridge } from '../../testing/fake-planner.ts';
import { PRO, STRANGER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const DAY = '2026-11-23';
const PAID = { food: 'rice-brown', currency: 'INR', amount: 90, grams: 500 } as const;

describe.each(testDatabases())('own prices on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = (changes = {}) => testApi().as(PRO, changes);
  const list = (changes = {}) => pro(changes).shoppingList;
  const riceOf = <Item extends { id: string }>({ items }: { items: Item[] }) =>
    items.find(({ id }) => id === PAID.food);
  const placeRice = async () => {
    const items = [{ food: PAID.food, name: 'Brown rice', fdcId: null, grams: 1000 }];
    await pro().calendar.place({ date: DAY, slot: 'lunch', meal: { ...porridge('Rice'), items }, servings: 1 });
  };
  const follow = async () => {
    await placeRice();
    return list().follow({ from: DAY, to: DAY, numberOfPeople: 1 });
  };

  test('are what a line of the kept list costs from then on, and in the sums of the list', async () => {
    const before = await follow();

    const { item, cost } = await list().setOwnPrice(PAID);

    expect(item?.cost.inr).toEqual({
      amount: 180,
      low: 180,
      high: 180,
      basis: expect.stringMatching(/^what you paid on \w+ \d+, 20\d\d$/),
      isEstimate: false,
      standIn: null,
      ownPrice: { amount: 90, grams: 500, paidOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) },
    });
    expect(item?.cost.usd).toEqual(riceOf(before)?.cost.usd);
    expect(cost.inr).toMatchObject({ amount: 180, high: 180, unknown: 0, pricedShare: 1 });
    expect(await list().read()).toMatchObject({ items: [item], cost });
    const ticked = await list().updateItem({ itemId: PAID.food, isTicked: true });
    expect([ticked.cost.inr.amount, ticked.openCost.inr.amount]).toEqual([180, 0]);
  });

  test('are in lists that are not kept, and in generated weeks', async () => {
    await placeRice();
    const usual = await list({ random: () => 0.25 }).generate({ numberOfPeople: 1 });
    const dear = usual.items.find(({ cost }) => cost.inr !== null)?.food ?? '';
    await list().setOwnPrice(PAID);
    await list().setOwnPrice({ ...PAID, food: dear, amount: 1_000, grams: 1 });

    const once = await list().fromPlan({ from: DAY, to: DAY, numberOfPeople: 1 });
    const week = await list({ random: () => 0.25 }).generate({ numberOfPeople: 1 });

    expect(once.cost.inr.amount).toBe(180);
    const line = week.items.find(({ food }) => food === dear);
    expect(line?.cost.inr?.amount).toBeCloseTo(1000 * (line?.buy?.grams ?? 0), 2);
    expect(week.cost.inr.amount).toBeGreaterThan(1000 * (line?.buy?.grams ?? Number.NaN));
  });

  test('carry the date where the person is', async () => {
    await follow();
    await pro().preferences.update({ timeZone: 'Asia/Kolkata' });

    const { item } = await list({ now: () => new Date('2026-11-26T20:00:00Z') }).setOwnPrice(PAID);

    expect(item?.cost.inr).toMatchObject({
      basis: 'what you paid on November 27, 2026',
      ownPrice: { paidOn: '2026-11-27' },
    });
  });

  test('are one for each currency: the last one stands, to the hundredth, and each is forgotten by itself', async () => {
    const before = await follow();
    await list().setOwnPrice(PAID);
    await list().setOwnPrice({ ...PAID, amount: 100.004, grams: 400.004 });
    const both = await list().setOwnPrice({ ...PAID, currency: 'USD', amount: 2 });

    expect(both.item?.cost).toMatchObject({
      inr: { amount: 250, ownPrice: { amount: 100, grams: 400 } },
      usd: { amount: 4, ownPrice: { amount: 2, grams: 500 } },
    });
    const { item } = await list().setOwnPrice({ food: PAID.food, currency: 'INR', amount: null });
    expect(item?.cost).toEqual({ inr: riceOf(before)?.cost.inr, usd: both.item?.cost.usd });
    await list().setOwnPrice({ food: PAID.food, currency: 'INR', amount: null });
    await list().setOwnPrice({ food: PAID.food, currency: 'USD', amount: null });
    expect(await list().read()).toEqual(before);
  });

  test('happen once for an Idempotency-Key', async () => {
    await follow();
    const once = () => list({ idempotencyKey: 'paid' }).setOwnPrice(PAID);

    const first = await once();
    await list().setOwnPrice({ ...PAID, amount: 95 });

    expect(await once()).toEqual(first);
    expect(riceOf(await list().read())?.cost.inr?.ownPrice?.amount).toBe(95);
  });

  test('are the person’s alone, and of foods of the table alone', async () => {
    await follow();
    await list().setOwnPrice(PAID);
    const { context, as } = testApi();
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const other = as(STRANGER).shoppingList;

    expect(await other.setOwnPrice({ ...PAID, amount: null })).toMatchObject({ item: null });
    expect(riceOf(await list().read())?.cost.inr?.amount).toBe(180);
    await expect(other.setOwnPrice({ ...PAID, food: 'unobtainium' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ amount: 0 }, 'amount must be a number from 0.01 to 1000000.'],
    [{ amount: 1_000_001 }, 'amount must be a number from 0.01 to 1000000.'],
    [{ amount: Number.NaN }, 'amount must be a number from 0.01 to 1000000.'],
    [{ amount: '90' }, 'amount must be a number from 0.01 to 1000000.'],
    [{ amount: undefined }, 'amount must be a number from 0.01 to 1000000.'],
    [{ grams: 0 }, 'grams must be a number from 0.05 to 10000000.'],
    [{ grams: undefined }, 'grams is required.'],
    [{ currency: 'EUR' }, 'currency must be one of: INR, USD.'],
  ])('%j is refused with a sentence', async (change, sentence) => {
    await expect(list().setOwnPrice({ ...PAID, ...change } as never)).rejects.toThrow(sentence);
  });
});
