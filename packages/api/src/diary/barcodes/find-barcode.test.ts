import { testDatabases } from '@platewise/db/testing/test-database';
import type { LabelAnswer, LabelsPort } from '@platewise/providers/labels/label-port';
import { describe, expect, test } from 'vitest';
import { createMemoryLimiter } from '../../rate-limit/create-limiter.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const CODE = '3017624010701';
const SPREAD: LabelAnswer = {
  kind: 'found',
  label: {
    name: 'Hazelnut spread',
    maker: 'Ferrero',
    servingGrams: 15,
    per100g: {
      calories: 539,
      protein: 6.3,
      carbs: 57.5,
      fat: 30.9,
      fiber: null,
      sugar: null,
      saturatedFat: 10.6,
      sodium: null,
    },
  },
};
const OWN = {
  foodId: '0198c0de-0000-7000-8000-00000000b0a7',
  name: 'Spread from the market',
  statedPer: '100g',
  calories: 500,
  protein: 5,
  carbs: 60,
  fat: 27,
} as const;

describe.each(testDatabases())('a barcode, on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** Somebody with Pro, with a source that gives the answer it was handed and remembers what it was asked. */
  function withSource(answer: LabelAnswer = SPREAD, source: LabelsPort['kind'] = 'open-food-facts') {
    const asked: string[] = [];
    const given = { answer };
    const labels: LabelsPort = {
      kind: source,
      find: async (barcode) => {
        asked.push(barcode);
        return given.answer;
      },
    };
    const limiter = createMemoryLimiter({ now: testApi().clock.now });
    return { asked, given, caller: testApi().as(PRO, { labels, limiter }) };
  }

  test('leads to the food of its label, with the maker’s figures, their source and its date', async () => {
    const { caller, asked } = withSource();

    expect(await caller.calorie.barcode({ barcode: '3 017624 010701' })).toEqual({
      barcode: CODE,
      outcome: 'found',
      asked: 'open-food-facts',
      name: 'Hazelnut spread',
      food: {
        id: `off-${CODE}`,
        name: 'Hazelnut spread, Ferrero',
        fdcId: null,
        source: 'The maker’s figures, from Open Food Facts (ODbL), read on 2026-11-21.',
        weighed: 'Weigh it as the label means it; figures of drinks are for 100 ml.',
        measures: [{ name: 'serving', grams: 15 }],
        per100g: SPREAD.kind === 'found' && SPREAD.label.per100g,
        range: { fiber: [0, 57.5], sugar: [0, 57.5] },
        label: { barcode: CODE, maker: 'Ferrero', source: 'open-food-facts', readOn: TODAY },
      },
    });
    expect(asked).toEqual([CODE]);
  });

  test('is logged with the figures of that day, and weighed again by the label that was kept', async () => {
    const { caller, given } = withSource();
    const { food } = await caller.calorie.barcode({ barcode: CODE });

    const logged = await caller.calorie.logFood({ food: food?.id ?? '', measure: 'serving', count: 2, date: TODAY });

    expect(logged.meals).toMatchObject([
      {
        name: 'Hazelnut spread, Ferrero',
        calories: 162,
        fat: 9.3,
        nutrition: { fiber: null, sugar: null, saturatedFat: 3.2, sodium: null },
        origin: {
          kind: 'food',
          food: `off-${CODE}`,
          fdcId: null,
          source: expect.stringContaining('2026-11-21'),
          grams: 30,
        },
      },
    ]);
    given.answer = { kind: 'unavailable' };
    const ids = { entryId: logged._id, mealId: logged.meals[0]?.id ?? '' };
    expect((await caller.calorie.changeMeal({ ...ids, grams: 100 })).meals[0]).toMatchObject({ calories: 539 });
  });

  test('is asked for once in thirty days; then the new label counts, and without an answer the old one with its date', async () => {
    const { caller, asked, given } = withSource();
    const { clock } = testApi();
    const look = async () => (await caller.calorie.barcode({ barcode: CODE })).food?.label?.readOn;

    await look();
    clock.set('2026-12-21T09:59:59.000Z');
    expect(await look()).toBe(TODAY);
    expect(asked).toHaveLength(1);
    clock.set('2026-12-21T10:00:00.000Z');
    given.answer = { kind: 'unavailable' };
    expect(await look()).toBe(TODAY);
    given.answer = SPREAD;
    expect(await look()).toBe('2026-12-21');
    expect(asked).toHaveLength(3);
  });

  test('leads to the caller’s own food first, however its digits were copied, and nobody is asked', async () => {
    const { caller, asked } = withSource();
    await caller.calorie.setOwnFood({ ...OWN, barcode: `0${CODE}` });

    expect(await caller.calorie.barcode({ barcode: CODE })).toMatchObject({
      outcome: 'own',
      food: { id: `own-${OWN.foodId}`, source: 'From a label, as you typed it.' },
    });
    expect(asked).toEqual([]);
    expect(
      await testApi()
        .as({ ...PRO }, { labels: null })
        .calorie.barcode({ barcode: '96385074' }),
    ).toMatchObject({
      outcome: 'unknown',
      asked: null,
    });
  });

  test.each([
    [{ kind: 'invalid', name: 'Biscuits' } as const, { outcome: 'invalid', name: 'Biscuits' }],
    [{ kind: 'unknown' } as const, { outcome: 'unknown', name: '' }],
    [{ kind: 'unavailable' } as const, { outcome: 'unavailable', name: '' }],
  ])('%j of the source is passed on, and nothing is kept', async (answer, expected) => {
    const { caller } = withSource(answer);

    expect(await caller.calorie.barcode({ barcode: CODE })).toMatchObject({ ...expected, food: null });
    await expect(caller.calorie.logFood({ food: `off-${CODE}`, grams: 10, date: TODAY })).rejects.toThrow(
      'We could not find that.',
    );
  });

  test('of an operator’s list is read each time, so that a line that was mended counts', async () => {
    const { caller, given } = withSource(SPREAD, 'operator-file');
    const name = async () => (await caller.calorie.barcode({ barcode: CODE })).food;

    expect(await name()).toMatchObject({
      id: `pack-${CODE}`,
      source: expect.stringContaining('the list of whoever runs'),
    });
    if (SPREAD.kind === 'found') given.answer = { kind: 'found', label: { ...SPREAD.label, maker: null } };
    expect(await name()).toMatchObject({ name: 'Hazelnut spread' });
  });

  test('is not asked of Open Food Facts more than fifteen times a minute by everybody together', async () => {
    const { caller, asked } = withSource({ kind: 'unknown' });
    const codes = Array.from({ length: 16 }, (_, number) => `${2_000_000 + number}`);
    const outcomes: string[] = [];
    for (const start of codes) outcomes.push((await caller.calorie.barcode({ barcode: eightOf(start) })).outcome);

    expect(outcomes.filter((outcome) => outcome === 'unknown')).toHaveLength(15);
    expect(outcomes.at(-1)).toBe('unavailable');
    expect(asked).toHaveLength(15);
  });

  test.each([
    ['123', 'barcode must be the 8, 12, 13 or 14 digits under the bars.'],
    ['x'.repeat(5000), 'barcode must be the 8, 12, 13 or 14 digits under the bars.'],
    ['3017624010702', 'barcode has a wrong digit: its last digit does not match the others. Compare it with the pack.'],
  ])('%s is refused with a sentence', async (barcode, sentence) => {
    const { caller, asked } = withSource();

    await expect(caller.calorie.barcode({ barcode })).rejects.toThrow(sentence);
    expect(asked).toEqual([]);
  });

  test('is looked up for those with the tracker', async () => {
    const { api, anonymousApi } = testApi();

    await expect(api.calorie.barcode({ barcode: CODE })).rejects.toThrow('Available for Pro Users Only');
    await expect(anonymousApi.calorie.barcode({ barcode: CODE })).rejects.toThrow();
  });
});

function eightOf(start: string): string {
  const sum = Array.from(start).reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}
