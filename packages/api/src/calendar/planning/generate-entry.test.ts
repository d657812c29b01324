import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { brokenPlanner, porridge, porridgePlanner } from '../../testing/fake-planner.ts';
import { OWNER } from '../../testing/people.ts';
import { readBooks, setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const DATE = '2026-11-30';
const LUNCH = { date: DATE, slot: 'lunch' } as const;

describe.each(testDatabases())('generating a meal for a slot on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const owner = (changes: Partial<Context> = {}) => testApi().as(OWNER, { planner: embeddedPlanner, ...changes });
  const day = async (date = DATE) => (await testApi().api.calendar.read({ from: date, to: date })).days[0];

  test('makes one of the slot’s share, for a token, saved as a plan and in the calendar', async () => {
    const api = owner();

    const change = await api.calendar.generate(LUNCH);

    const entry = (await day())?.entries[0];
    expect(change.days[0]?.entries[0]).toEqual(entry);
    expect(entry).toMatchObject({ kind: 'meal', slot: 'lunch', isLocked: false, figures: { basis: 'computed' } });
    expect(Math.abs((entry?.figures?.calories ?? 0) - 720)).toBeLessThanOrEqual(0.03 * 720);
    expect((await api.plans.page({})).plans[0]).toMatchObject({ _id: entry?.planId, meals: [{ id: entry?.meal?.id }] });
    expect((await api.subscription.status()).tokens).toBe(9);
  });

  test('three of a day add up to its target, whatever came first', async () => {
    const api = owner();
    await api.calendar.place({ date: DATE, slot: 'breakfast', meal: porridge('Small') });

    await api.calendar.generate({ date: DATE, slot: 'dinner' });
    await api.calendar.generate(LUNCH);

    const { totals, target } = (await day()) ?? {};
    expect(Math.abs((totals?.calories ?? 0) - (target?.calories ?? 0))).toBeLessThanOrEqual(0.03 * 2000);
  });

  test('keeps the profile that the calendar plans for: diet, exclusions, target', async () => {
    const api = owner();
    await api.profiles.create({
      name: 'Asha',
      dietaryPreferences: 'vegan',
      excludeIngredients: ['soy', 'gluten'],
      calorieTarget: 1500,
    });

    const { days } = await api.calendar.generate({ ...LUNCH, excludeIngredients: ['rice'] });

    const [plan] = (await api.plans.page({})).plans;
    expect(plan).toMatchObject({ goal: 'balanced', dietaryPreferences: 'vegan' });
    expect(plan?.certificate.excluded.map(({ term }) => term)).toEqual(['soy', 'gluten', 'rice']);
    expect(Math.abs((days[0]?.totals.calories ?? 0) - 540)).toBeLessThanOrEqual(0.03 * 540);
  });

  test('leaves out what the days around hold', async () => {
    const avoided: string[][] = [];
    const planner = {
      ...porridgePlanner,
      planMeals: (...[request, options]: Parameters<typeof porridgePlanner.planMeals>) => {
        avoided.push([...options.avoid]);
        return porridgePlanner.planMeals(request, options);
      },
    };
    const api = owner({ planner });
    await api.calendar.place({ date: '2026-11-28', slot: 'dinner', meal: porridge('Near') });
    await api.calendar.place({ date: '2026-11-27', slot: 'dinner', meal: porridge('Far') });
    await api.calendar.place({ ...LUNCH, meal: porridge('Here') });

    await api.calendar.generate({ ...LUNCH, replace: true });

    expect(avoided[0]).toEqual(expect.arrayContaining(['Near', 'Here']));
    expect(avoided[0]).not.toContain('Far');
  });

  test('a retry under the same key gives the same meal and takes no second token', async () => {
    const api = owner({ idempotencyKey: 'plus' });

    const [first, second] = [await api.calendar.generate(LUNCH), await api.calendar.generate(LUNCH)];

    expect(second).toEqual(first);
    expect((await testApi().api.subscription.status()).tokens).toBe(9);
    expect((await testApi().api.plans.page({})).total).toBe(1);
    await expect(api.calendar.generate({ ...LUNCH, slot: 'dinner' })).rejects.toMatchObject({
      cause: { code: 'KEY_REUSED' },
    });
  });

  test('a retry after the meal was made but not placed makes no second one', async () => {
    const { api } = testApi();
    await api.subscription.status();
    let calls = 0;
    const newId = () => {
      calls += 1;
      return testApi().context.newId();
    };
    const whole = owner({ idempotencyKey: 'plus', newId });
    // The ids of the change itself are drawn last: the meal is made and saved by then.
    await whole.calendar.generate({ date: '2026-12-20', slot: 'lunch', seed: 3 });
    const drawn = calls;
    calls = 0;
    const failing = owner({
      idempotencyKey: 'again',
      newId: () => {
        if (calls + 1 === drawn) throw new Error('The disk went away.');
        return newId();
      },
    });
    await expect(failing.calendar.generate({ ...LUNCH, seed: 3 })).rejects.toThrow();
    expect((await day())?.entries).toEqual([]);

    await owner({ idempotencyKey: 'again' }).calendar.generate({ ...LUNCH, seed: 3 });

    expect((await day())?.entries).toHaveLength(1);
    expect((await api.subscription.status()).tokens).toBe(8);
    expect((await api.plans.page({})).total).toBe(2);
  });

  test('does not take the place of a meal unasked, nor ever of one that is locked, and no token', async () => {
    const api = owner();
    await api.calendar.place({ ...LUNCH, meal: porridge('Mine') });

    await expect(api.calendar.generate(LUNCH)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: '“Mine” stands there already. Remove it first, or ask for it to be replaced.',
    });
    await api.calendar.change({ ...LUNCH, isLocked: true });
    await expect(api.calendar.generate({ ...LUNCH, replace: true })).rejects.toMatchObject({
      cause: { code: 'CALENDAR_LOCKED' },
    });
    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('says so when nothing is left of the day', async () => {
    const api = owner();
    await api.calendar.place({ ...LUNCH, meal: { name: 'Feast', calories: 1950 } });

    await expect(api.calendar.generate({ date: DATE, slot: 'snack' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message:
        'The other meals of 2026-11-30 come to 1950 of 2000 kcal: nothing is left for this one. Remove or shrink one of them, or choose another target.',
    });
    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('without tokens, or with a planner that breaks, leaves the slot as it was', async () => {
    const api = owner();
    await expect(owner({ planner: brokenPlanner }).calendar.generate(LUNCH)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
    });
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    await setBalance(testApi().context.db, OWNER.userId, { tokens: 0 });

    await expect(api.calendar.generate(LUNCH)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'No more tokens available. Upgrade to pro to continue.',
    });
    expect((await day())?.entries).toEqual([]);
  });

  test('more exclusions than a request may have, together with the profile’s, are refused', async () => {
    const api = owner();
    const words = (prefix: string) => Array.from({ length: 30 }, (_, index) => `${prefix}${index}`);
    await api.profiles.create({ name: 'Asha', excludeIngredients: words('a') });

    await expect(api.calendar.generate({ ...LUNCH, excludeIngredients: words('b') })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'excludeIngredients must have at most 50 entries.',
    });
  });
});
