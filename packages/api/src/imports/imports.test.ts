import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import type { TestApi } from '../testing/create-test-api.ts';
import { PRO, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const FACTS = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
const OATS = {
  kind: 'meal',
  date: '2026-11-01',
  slot: 'breakfast',
  name: 'Oats',
  calories: 220.5,
  protein: 8,
} as const;
const WEIGHT = { kind: 'weight', date: '2026-11-01', value: 71.8 } as const;

type Api = TestApi['proApi'];
type Rows = Parameters<Api['imports']['add']>[0]['rows'];

describe.each(testDatabases())('an import on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const add = (rows: Rows, { importId = newId(), api = testApi().proApi } = {}) =>
    api.imports.add({ importId, source: 'cronometer', rows });
  const mealsOf = async (date: string, api = testApi().proApi) => (await api.calorie.day({ date })).entry?.meals ?? [];

  test('is for those whose plan has the calorie tracker', async () => {
    const { api, anonymousApi } = testApi();
    const calls = (caller: Api) => [
      caller.imports.list(),
      add([OATS], { api: caller }),
      caller.imports.undo({ importId: newId() }),
    ];

    for (const call of await Promise.allSettled(calls(api)))
      expect(call).toMatchObject({ reason: { code: 'FORBIDDEN' } });
    for (const call of await Promise.allSettled(calls(anonymousApi)))
      expect(call).toMatchObject({ reason: { code: 'UNAUTHORIZED' } });
  });

  test('adds meals with the figures of their file: what it does not state is unknown', async () => {
    expect(await add([OATS, { ...OATS, name: 'Tea', slot: null, time: '16:10', sugar: 4, nth: 1 }])).toEqual({
      meals: 2,
      measures: 0,
      notAdded: {},
    });

    expect(await mealsOf(OATS.date)).toMatchObject([
      {
        name: 'Oats',
        time: '08:00',
        calories: 220.5,
        protein: 8,
        unknown: ['carbs', 'fat'],
        nutrition: null,
        origin: { kind: 'import', source: 'cronometer' },
      },
      { name: 'Tea', time: '16:10', nutrition: { fiber: null, sugar: 4, saturatedFat: null, sodium: null } },
    ]);
  });

  test('counts a row once, in whichever batch, import or order it comes again', async () => {
    const second = { ...OATS, nth: 2 };
    await add([OATS, second]);

    expect(await add([second, OATS, OATS, { ...OATS, date: '2026-11-02' }])).toEqual({
      meals: 1,
      measures: 0,
      notAdded: { 'already-there': 3 },
    });
    expect(await mealsOf(OATS.date)).toHaveLength(2);
  });

  test('brings nothing back that the person has removed', async () => {
    const { proApi } = testApi();
    await add([OATS]);
    const { entry } = await proApi.calorie.day({ date: OATS.date });
    await proApi.calorie.removeMeal({ entryId: entry?._id ?? '', mealId: entry?.meals[0]?.id ?? '' });

    expect(await add([OATS])).toMatchObject({ meals: 0, notAdded: { 'already-there': 1 } });
  });

  test('adds weights of adults to days that have none, and changes no measure that is there', async () => {
    const { proApi } = testApi();
    expect(await add([WEIGHT])).toMatchObject({ measures: 0, notAdded: { 'no-body-facts': 1 } });
    await proApi.body.setFacts(FACTS);
    await proApi.body.recordMeasure({ measure: 'weight', value: 70, unit: 'kg', date: '2026-11-02' });

    const rows: Rows = [WEIGHT, { ...WEIGHT, date: '2026-11-02' }, { ...WEIGHT, date: addDays(TODAY, 1) }];
    expect(await add([...rows, { kind: 'waist', date: '2026-11-01', value: 80 }])).toEqual({
      meals: 0,
      measures: 2,
      notAdded: { 'own-measure': 1, future: 1 },
    });
    expect((await proApi.body.series({})).measures).toMatchObject([
      { measure: 'waist', value: 80, unit: 'cm' },
      { measure: 'weight', value: 71.8, unit: 'kg' },
      { measure: 'weight', value: 70 },
    ]);
  });

  test('fills a day to what it holds and names the rest', async () => {
    const meals: Rows = Array.from({ length: 100 }, (_, index) => ({ ...OATS, name: `Meal ${index}` }));
    const { proApi } = testApi();
    await proApi.calorie.addMeal({ name: 'Own', calories: 5, date: OATS.date });

    expect(await add(meals)).toMatchObject({ meals: 99, notAdded: { 'day-full': 1 } });
    expect(await add([{ ...OATS, date: '2028-01-01' }])).toMatchObject({ meals: 0, notAdded: { future: 1 } });
  });

  test('is listed with what it added; one that adds nothing is not', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);
    const importId = newId();
    await add([OATS, WEIGHT], { importId });
    await add([{ ...OATS, date: '2026-11-05' }], { importId });
    await add([OATS]);

    expect(await proApi.imports.list()).toEqual({
      takesMeasures: true,
      imports: [
        {
          importId,
          source: 'cronometer',
          meals: 2,
          measures: 1,
          from: '2026-11-01',
          to: '2026-11-05',
          createdAt: expect.any(String),
        },
      ],
    });
  });

  test('is taken back with the days that it made, and can be brought again', async () => {
    const { proApi, clock } = testApi();
    await proApi.body.setFacts(FACTS);
    await proApi.calorie.addMeal({ name: 'Own', calories: 5, date: OATS.date });
    clock.advance(1000);
    const importId = newId();
    const rows: Rows = [OATS, { ...OATS, date: '2026-11-02' }, WEIGHT];
    await add(rows, { importId });

    expect(await proApi.imports.undo({ importId })).toEqual({ removed: 3, kept: 0 });
    expect(await mealsOf(OATS.date)).toMatchObject([{ name: 'Own' }]);
    expect((await proApi.calorie.day({ date: '2026-11-02' })).entry).toBeNull();
    expect((await proApi.body.series({})).measures).toEqual([]);
    expect((await proApi.imports.list()).imports).toEqual([]);
    expect(await add(rows)).toMatchObject({ meals: 2, measures: 1, notAdded: {} });
  });

  test('is taken back whole although the clock goes on while it is added', async () => {
    const { as, clock } = testApi();
    const now = () => {
      clock.advance(1);
      return clock.now();
    };
    const api = as(PRO, { now });
    await api.body.setFacts(FACTS);
    const importId = newId();
    await add([OATS, { ...OATS, date: '2026-11-02' }, WEIGHT], { importId, api });

    expect(await api.imports.undo({ importId })).toEqual({ removed: 3, kept: 0 });
    expect((await api.calorie.day({ date: OATS.date })).entry).toBeNull();
  });

  test('leaves what the person changed since when it is taken back', async () => {
    const { proApi, clock } = testApi();
    await proApi.body.setFacts(FACTS);
    const importId = newId();
    await add([OATS, { ...OATS, name: 'Tea' }, WEIGHT], { importId });
    clock.advance(1000);
    const { entry } = await proApi.calorie.day({ date: OATS.date });
    await proApi.calorie.changeMeal({ entryId: entry?._id ?? '', mealId: entry?.meals[0]?.id ?? '', calories: 300 });
    await proApi.body.recordMeasure({ measure: 'weight', value: 70, unit: 'kg', date: WEIGHT.date });

    expect(await proApi.imports.undo({ importId })).toEqual({ removed: 1, kept: 2 });
    expect(await mealsOf(OATS.date)).toMatchObject([{ name: 'Oats', calories: 300, isEdited: true }]);
    expect((await proApi.body.series({})).measures).toMatchObject([{ value: 70 }]);
    expect(await proApi.imports.list()).toMatchObject({ imports: [{ importId, meals: 1, measures: 1 }] });
    expect(await add([OATS])).toMatchObject({ meals: 0, notAdded: { 'already-there': 1 } });
  });

  test('of somebody else is not found', async () => {
    const { proApi, context, as } = testApi();
    const importId = newId();
    await add([OATS], { importId });
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const stranger = as(STRANGER);

    await expect(stranger.imports.undo({ importId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await stranger.imports.list()).imports).toEqual([]);
    expect(await add([OATS], { importId, api: stranger })).toMatchObject({ meals: 1 });
    expect(await proApi.imports.undo({ importId })).toMatchObject({ removed: 1 });
    expect(await mealsOf(OATS.date, stranger)).toHaveLength(1);
  });

  test('refuses rows that no diary keeps, by the field', async () => {
    const refused = async (row: object) => add([row as Rows[number]]);

    await expect(refused({ ...OATS, calories: -1 })).rejects.toThrow('calories must be a number from 0 to 20000');
    await expect(refused({ ...OATS, date: '1999-12-31' })).rejects.toThrow('date');
    await expect(refused({ ...WEIGHT, value: 700 })).rejects.toThrow('value must be a number from 20 to 500');
    await expect(refused({ kind: 'steps' })).rejects.toThrow('kind must be one of: meal, weight, waist');
    await expect(add([])).rejects.toThrow('rows');
  });

  test('forgets which measures it brought when the body is forgotten', async () => {
    const { proApi } = testApi();
    await proApi.body.setFacts(FACTS);
    await add([WEIGHT]);
    await proApi.body.forget();
    await proApi.body.setFacts(FACTS);

    expect(await add([WEIGHT])).toMatchObject({ measures: 1 });
  });
});
