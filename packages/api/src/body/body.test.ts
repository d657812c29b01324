import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import type { TestApi } from '../testing/create-test-api.ts';
import { STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const FACTS = {
  bornOn: '1991-05-02',
  sex: 'female',
  heightCm: 168,
  activity: 'light',
  aim: 'lose',
  weeklyPercent: 0.5,
} as const;
const WEIGHT = { measure: 'weight', value: 75, unit: 'kg', date: TODAY } as const;

type Body = TestApi['proApi'];

/** Three weeks in which the weight stayed, with what was eaten on each day but today. */
async function threeWeeks(api: Body, { calories = 2100, kg = 75 } = {}) {
  await api.body.setFacts(FACTS);
  for (let day = 21; day >= 0; day--) {
    const date = addDays(TODAY, -day);
    await api.body.recordMeasure({ ...WEIGHT, value: kg, date });
    if (day > 0) await api.calorie.addMeal({ name: 'All day', calories, date });
  }
}

describe.each(testDatabases())('a body on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const stranger = async () => {
    const { context, as } = testApi();
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    return as(STRANGER);
  };

  test('is for those whose plan has the calorie tracker, and forgotten whatever the plan is', async () => {
    const { api, anonymousApi } = testApi();
    const calls = (caller: typeof api) => [
      caller.body.report(),
      caller.body.setFacts(FACTS),
      caller.body.series({}),
      caller.body.recordMeasure(WEIGHT),
      caller.body.removeMeasure({ measureId: newId() }),
      caller.body.decideTarget({ kcal: 2000, isAccepted: true }),
      caller.body.setEatingWindow({ window: null }),
    ];

    for (const call of await Promise.allSettled(calls(api)))
      expect(call).toMatchObject({ reason: { code: 'FORBIDDEN', message: 'Available for Pro Users Only' } });
    for (const call of await Promise.allSettled([...calls(anonymousApi), anonymousApi.body.forget()]))
      expect(call).toMatchObject({ reason: { code: 'UNAUTHORIZED' } });
    expect(await api.body.forget()).toBeNull();
  });

  test('of somebody under 18 is not kept, on the day of their birthday it is', async () => {
    const { proApi } = testApi();

    await expect(proApi.body.setFacts({ ...FACTS, bornOn: '2008-11-22' })).rejects.toThrow(
      'bornOn must be 18 years ago or more',
    );
    await expect(proApi.body.recordMeasure(WEIGHT)).rejects.toThrow('for people of 18 or more');
    expect(await proApi.body.report()).toMatchObject({ facts: null, weight: null, proposal: null, why: null });
    expect(await proApi.body.setFacts({ ...FACTS, bornOn: '2008-11-21' })).toMatchObject({ why: 'too-few-weights' });
  });

  test('has one measure of a name on a day: the last one corrects it, in kg and cm', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);

    const first = await proApi.body.recordMeasure({ ...WEIGHT, value: 165, unit: 'lb' });
    const again = await proApi.body.recordMeasure({ ...WEIGHT, value: 166, unit: 'lb' });
    await proApi.body.recordMeasure({ measure: 'waist', value: 32, unit: 'in', date: TODAY });
    await proApi.body.recordMeasure({ measure: 'own', name: 'Resting pulse', value: 61, date: TODAY });
    const { measures } = await proApi.body.series({});

    expect(first.value).toBe(74.843);
    expect(again).toEqual({ ...first, value: 75.296 });
    expect(measures.map(({ measure, name, value, unit }) => [measure, name, value, unit])).toEqual([
      ['own', 'Resting pulse', 61, ''],
      ['waist', '', 81.28, 'cm'],
      ['weight', '', 75.296, 'kg'],
    ]);
    await proApi.body.removeMeasure({ measureId: first.id });
    await expect(proApi.body.removeMeasure({ measureId: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await proApi.body.series({})).trend).toEqual([]);
  });

  test('shows a trend for every day from the first weight to the last', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);
    for (const [day, value] of [
      [30, 76],
      [20, 75.5],
      [5, 74.7],
    ] as const)
      await proApi.body.recordMeasure({ ...WEIGHT, value, date: addDays(TODAY, -day) });

    const { trend } = await proApi.body.series({ days: 60 });

    expect([trend.length, trend[0]?.date, trend.at(-1)?.date]).toEqual([26, '2026-10-22', '2026-11-16']);
    expect(trend.at(-1)?.kg).toBeCloseTo(74.8, 0);
    expect(trend.at(-1)?.kgPerWeek).toBeLessThan(0);
    expect((await proApi.body.series({ days: 7 })).trend).toHaveLength(1);
  });

  test('proposes a target with its reason, which holds from today on when it is accepted', async () => {
    const { proApi } = testApi();
    await proApi.calorie.setDailyGoal({ dailyGoal: 2000, date: '2026-11-01', protein: 90 });
    await threeWeeks(proApi);

    const before = await proApi.body.report();
    expect(before).toMatchObject({ proposal: { kcal: 1850, limitedBy: ['step'] }, why: null, signs: [], advice: null });
    expect(before.proposal?.reason).toMatch(/about 2,1\d\d.*now it is 2,000/s);
    expect((await proApi.calorie.day({ date: TODAY })).goal.calories).toBe(2000);

    const after = await proApi.body.decideTarget({ kcal: 1850, isAccepted: true });
    expect(after).toMatchObject({ goal: { calories: 1850, protein: 90, from: TODAY }, proposal: null });
    expect(after.why).toBe('changed-lately');
    expect((await proApi.calorie.day({ date: '2026-11-20' })).goal.calories).toBe(2000);
    await expect(proApi.body.decideTarget({ kcal: 1850, isAccepted: true })).rejects.toThrow('has changed since');
  });

  test('declined, a proposal changes nothing and comes back after a week', async () => {
    const { proApi, clock } = testApi();
    await threeWeeks(proApi);
    const { proposal, goal } = await proApi.body.report();

    const after = await proApi.body.decideTarget({ kcal: proposal?.kcal ?? 0, isAccepted: false });

    expect(after).toMatchObject({ goal: { calories: goal.calories }, proposal: null, why: 'changed-lately' });
    clock.set('2026-11-28T12:00:00.000Z');
    expect((await proApi.body.report()).why).toBe('too-few-days');
  });

  test('a target that was not proposed is not taken', async () => {
    const { proApi } = testApi();
    await threeWeeks(proApi);

    await expect(proApi.body.decideTarget({ kcal: 900, isAccepted: true })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await proApi.calorie.day({ date: TODAY })).goal.calories).toBe(2000);
  });

  test.each(['pregnant', 'breastfeeding', 'eating_disorder'] as const)(
    '%s: no target is computed',
    async (condition) => {
      const { proApi } = testApi();
      await threeWeeks(proApi);

      const report = await proApi.body.setFacts({ ...FACTS, conditions: [condition, condition] });

      expect(report).toMatchObject({
        facts: { conditions: [condition] },
        proposal: null,
        equation: null,
        why: 'condition',
      });
      expect(report.weight?.kg).toBeCloseTo(75, 0);
    },
  );

  test('an eating window is off until it is switched on, and shows on days of the diary', async () => {
    const { proApi } = testApi();
    const window = { opens: '10:00', closes: '19:00' };
    await expect(proApi.body.setEatingWindow({ window })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await proApi.body.setFacts(FACTS)).toMatchObject({ eatingWindow: null, isFastOffered: true });
    expect((await proApi.calorie.day({ date: TODAY })).eatingWindow).toBeNull();

    expect(await proApi.body.setEatingWindow({ window })).toMatchObject({ eatingWindow: window });
    expect((await proApi.calorie.day({ date: TODAY })).eatingWindow).toEqual(window);
    expect(await proApi.body.setFacts({ ...FACTS, aim: 'keep' })).toMatchObject({ eatingWindow: window });

    expect(await proApi.body.setEatingWindow({ window: null })).toMatchObject({ eatingWindow: null });
    expect((await proApi.calorie.day({ date: TODAY })).eatingWindow).toBeNull();
  });

  test.each(['pregnant', 'breastfeeding', 'eating_disorder', 'diabetes'] as const)(
    '%s: an eating window is switched off and not offered',
    async (condition) => {
      const { proApi } = testApi();
      const window = { opens: '10:00', closes: '19:00' };
      await proApi.body.setFacts(FACTS);
      await proApi.body.setEatingWindow({ window });

      const report = await proApi.body.setFacts({ ...FACTS, conditions: [condition] });

      expect(report).toMatchObject({ eatingWindow: null, isFastOffered: false });
      expect((await proApi.calorie.day({ date: TODAY })).eatingWindow).toBeNull();
      await expect(proApi.body.setEatingWindow({ window })).rejects.toThrow('an eating window is not offered with');
    },
  );

  test.each([
    [{ opens: '10:00', closes: '17:59' }, 'window must last 8 hours or more.'],
    [{ opens: '25:00', closes: '17:59' }, /time must be a time of/],
    ['always', 'window must be an object.'],
  ])('an eating window of %j is refused with a sentence', async (window, sentence) => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);

    await expect(proApi.body.setEatingWindow({ window } as never)).rejects.toThrow(sentence);
  });

  test('a sign shows where to ask, and nothing is proposed', async () => {
    const { proApi } = testApi();
    await threeWeeks(proApi, { calories: 900 });

    const report = await proApi.body.report();

    expect(report).toMatchObject({ signs: ['low-intake'], proposal: null, why: 'warning-sign' });
    expect(report.advice).toMatch(/doctor or a dietitian/);
    expect(report.isFastOffered).toBe(false);
    const window = { opens: '10:00', closes: '19:00' };
    await expect(proApi.body.setEatingWindow({ window })).rejects.toThrow('an eating window is not offered with');
  });

  test('nobody sees or changes what is somebody else’s', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);
    const { id } = await proApi.body.recordMeasure(WEIGHT);
    const other = await stranger();

    expect(await other.body.report()).toMatchObject({ facts: null });
    expect(await other.body.series({})).toMatchObject({ measures: [], trend: [] });
    await expect(other.body.removeMeasure({ measureId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await other.body.forget();
    expect((await proApi.body.series({})).measures).toHaveLength(1);
  });

  test('is gone when it is forgotten', async () => {
    const { proApi } = testApi();
    await threeWeeks(proApi);

    await proApi.body.forget();

    expect(await proApi.body.report()).toMatchObject({ facts: null, weight: null });
    expect(await proApi.body.series({})).toMatchObject({ measures: [], trend: [] });
  });

  test('keeps twenty measures of one’s own', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);
    const own = (name: string, date = TODAY) => proApi.body.recordMeasure({ measure: 'own', name, value: 1, date });
    for (let measure = 1; measure <= 20; measure++) await own(`Measure ${measure}`);

    await expect(own('Measure 21')).rejects.toThrow('you have 20 measures of your own');
    expect(await own('Measure 20', '2026-11-20')).toMatchObject({ date: '2026-11-20' });
  });

  test.each([
    [{ ...WEIGHT, date: '2026-11-22' }, 'date must not come after 2026-11-21.'],
    [{ ...WEIGHT, date: '2026-02-30' }, /^date must be a real day/],
    [{ ...WEIGHT, unit: 'st' }, 'unit must be one of: kg, lb.'],
    [{ ...WEIGHT, value: 10 }, 'value must be a number from 20 to 500.'],
    [{ ...WEIGHT, value: 2000, unit: 'lb' }, 'value must be a number from 45 to 1102.'],
    [{ ...WEIGHT, value: '75' }, /^value must be a number/],
    [{ ...WEIGHT, name: 'Mine' }, 'name must be left out for weight and waist.'],
    [{ ...WEIGHT, measure: 'own' }, 'name is required.'],
    [{ ...WEIGHT, measure: 'shoe' }, 'measure must be one of: weight, waist, own.'],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);

    await expect(proApi.body.recordMeasure(input as typeof WEIGHT)).rejects.toThrow(sentence);
  });

  test.each([
    [{ bornOn: 'long ago' }, /^bornOn must be a real day/],
    [{ bornOn: '1850-01-01' }, /^bornOn must be a real day/],
    [{ heightCm: 100 }, 'heightCm must be a number from 120 to 230.'],
    [{ weeklyPercent: 1.5 }, 'weeklyPercent must be a number from 0.1 to 1.'],
    [{ conditions: ['hungry'] }, /^conditions must be one of/],
    [{ conditions: 'pregnant' }, 'conditions must be a list.'],
    [{ sex: 'x' }, 'sex must be one of: female, male.'],
  ])('facts with %j are refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.body.setFacts({ ...FACTS, ...input } as typeof FACTS)).rejects.toThrow(sentence);
  });
});
