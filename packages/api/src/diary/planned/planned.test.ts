import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { porridge } from '../../testing/fake-planner.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const AT = { date: TODAY, slot: 'breakfast' } as const;

describe.each(testDatabases())('planned meals on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** Oats of the table: 80 g, 303 kcal. */
  async function planPorridge(place: { date: string; slot: 'breakfast' | 'lunch' } = AT, servings = 1) {
    const meal = porridge('Porridge');
    const { days } = await testApi().proApi.calendar.place({ ...place, meal, servings });
    return days[0]?.entries.find(({ slot }) => slot === place.slot);
  }

  test('stand next to what was eaten and are not counted as it', async () => {
    const { proApi } = testApi();
    const planned = await planPorridge();
    await proApi.calendar.place({ date: TODAY, slot: 'lunch', eatingOut: true, kcal: 700 });
    await proApi.calendar.place({ date: TODAY, slot: 'dinner', eatingOut: true });
    await proApi.calendar.place({ date: TODAY, slot: 'snack', note: 'Buy milk' });

    const day = await proApi.calorie.day({ date: TODAY });

    expect(day).toMatchObject({ date: TODAY, today: TODAY, entry: null, eaten: { calories: 0 } });
    expect(day.planned).toMatchObject([
      { slot: 'breakfast', name: 'Porridge', mealId: planned?.meal?.id, state: 'open', share: null, isOther: false },
      { slot: 'lunch', kind: 'eating-out', name: 'Eating out', figures: { calories: 700, macros: null } },
      { slot: 'dinner', kind: 'eating-out', figures: null },
    ]);
    expect(day.toCome).toMatchObject({
      calories: (planned?.figures?.calories ?? 0) + 700,
      unknown: ['protein', 'carbs', 'fat'],
      withoutFigures: 1,
    });
  });

  test('are eaten wholly, then half, then not at all, and count once all the while', async () => {
    const { proApi } = testApi();
    const figures = (await planPorridge())?.figures;
    const kcal = figures?.calories ?? 0;

    const whole = await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten', time: '07:30' });
    const half = await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten', share: 0.5 });
    const skipped = await proApi.calorie.tickPlanned({ ...AT, outcome: 'skipped' });
    const open = await proApi.calorie.untickPlanned(AT);

    expect(kcal).toBe(303);
    expect(whole).toMatchObject({ eaten: { calories: kcal }, planned: [{ state: 'eaten', share: 1 }] });
    expect(whole.toCome.calories).toBe(0);
    expect(whole.entry?.meals).toMatchObject([
      { name: 'Porridge', time: '07:30', calories: kcal, origin: { kind: 'calendar', slot: 'breakfast', share: 1 } },
    ]);
    expect(half.entry?.meals).toMatchObject([{ time: '07:30', calories: 152, id: whole.entry?.meals[0]?.id }]);
    expect(half.entry?.meals[0]?.nutrition?.fiber).toBe(4.1);
    expect(skipped).toMatchObject({ eaten: { calories: 0 }, planned: [{ state: 'skipped', diaryMealId: null }] });
    expect(open).toMatchObject({ entry: { meals: [] }, planned: [{ state: 'open' }] });
  });

  test('count with their servings', async () => {
    const { proApi } = testApi();
    await planPorridge(AT, 2);

    const { eaten } = await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten', share: 1.5 });

    expect(eaten.calories).toBe(909);
  });

  test('ticked on two devices at once are one meal', async () => {
    const { proApi } = testApi();
    await planPorridge();

    await Promise.all([1, 2, 3].map(() => proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' })));

    expect((await proApi.calorie.day({ date: TODAY })).entry?.meals).toHaveLength(1);
  });

  test('are open again when their meal is removed from the diary', async () => {
    const { proApi } = testApi();
    await planPorridge();
    const { entry } = await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' });

    await proApi.calorie.removeMeal({ entryId: entry?._id ?? '', mealId: entry?.meals[0]?.id ?? '' });

    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ state: 'open' }]);
  });

  test('that are eaten stay in the diary when another meal takes their place, which is open and distinguished', async () => {
    const { proApi } = testApi();
    const seen = (await planPorridge())?.meal?.id ?? '';
    await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten', mealId: seen });
    const { changeId } = await proApi.calendar.place({ ...AT, meal: { name: 'Toast', calories: 250 } });

    const day = await proApi.calorie.day({ date: TODAY });

    expect(day.entry?.meals).toMatchObject([{ name: 'Porridge', calories: 303 }]);
    expect(day.planned).toMatchObject([{ name: 'Toast', state: 'open', diaryMealId: null, isOther: true }]);
    expect(day.toCome.calories).toBe(250);
    await expect(proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten', mealId: seen })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: '“Toast” is planned there now. Please look at the day again.',
    });
    const both = await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' });
    expect(both.planned).toMatchObject([{ name: 'Toast', state: 'eaten', isOther: false }]);
    expect(both.entry?.meals).toMatchObject([
      { name: 'Porridge', calories: 303 },
      { name: 'Toast', calories: 250, unknown: ['protein', 'carbs', 'fat'] },
    ]);
    await proApi.calendar.undo({ changeId: changeId ?? '' });
    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ name: 'Porridge', state: 'eaten' }]);
  });

  test('that were skipped are no word about the meal that takes their place, nor about one eaten out', async () => {
    const { proApi } = testApi();
    const seen = (await planPorridge())?.meal?.id ?? '';
    await proApi.calorie.tickPlanned({ ...AT, outcome: 'skipped', mealId: seen });
    const { changeId } = await proApi.calendar.place({ ...AT, meal: { name: 'Toast', calories: 250 } });

    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ name: 'Toast', state: 'open' }]);
    const both = await proApi.calorie.tickPlanned({ ...AT, outcome: 'skipped' });
    expect(both.planned).toMatchObject([{ name: 'Toast', state: 'skipped' }]);
    await proApi.calendar.undo({ changeId: changeId ?? '' });
    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ name: 'Porridge', state: 'skipped' }]);
    await proApi.calendar.place({ ...AT, eatingOut: true, kcal: 500 });
    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ kind: 'eating-out', state: 'open' }]);
  });

  test('that are taken back are those that were seen, whatever stands there now', async () => {
    const { proApi } = testApi();
    const seen = (await planPorridge())?.meal?.id ?? '';
    await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' });
    await proApi.calendar.place({ ...AT, meal: { name: 'Toast', calories: 250 } });
    await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' });

    const day = await proApi.calorie.untickPlanned({ ...AT, mealId: seen });

    expect(day.entry?.meals).toMatchObject([{ name: 'Toast' }]);
    expect(day.planned).toMatchObject([{ name: 'Toast', state: 'eaten' }]);
    expect((await proApi.calorie.untickPlanned(AT)).entry?.meals).toEqual([]);
  });

  test('a tick made offline is not lost when it comes twice', async () => {
    const { proApi, as } = testApi();
    await planPorridge();
    const keyed = as(PRO, { idempotencyKey: 'tick-1' });

    const first = await keyed.calorie.tickPlanned({ ...AT, outcome: 'eaten' });
    await proApi.calorie.untickPlanned(AT);
    const again = await keyed.calorie.tickPlanned({ ...AT, outcome: 'eaten' });

    expect(again).toEqual(first);
    expect((await proApi.calorie.day({ date: TODAY })).planned).toMatchObject([{ state: 'open' }]);
  });

  test('copied with their day are no planned meals of the other day', async () => {
    const { proApi } = testApi();
    await planPorridge();
    await planPorridge({ date: '2026-11-22', slot: 'breakfast' });
    await proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' });

    const { day } = await proApi.calorie.copyDay({ from: TODAY, to: '2026-11-22' });

    expect(day.entry?.meals).toMatchObject([{ name: 'Porridge', origin: { kind: 'copy', date: TODAY } }]);
    expect(day.planned).toMatchObject([{ state: 'open' }]);
  });

  test('without figures cannot be eaten, only skipped; where nothing is planned there is nothing to say', async () => {
    const { proApi } = testApi();
    await proApi.calendar.place({ ...AT, eatingOut: true });

    await expect(proApi.calorie.tickPlanned({ ...AT, outcome: 'eaten' })).rejects.toMatchObject({
      cause: { code: 'PLANNED_WITHOUT_FIGURES' },
    });
    expect((await proApi.calorie.tickPlanned({ ...AT, outcome: 'skipped' })).planned[0]?.state).toBe('skipped');
    await expect(proApi.calorie.tickPlanned({ date: TODAY, slot: 'lunch', outcome: 'skipped' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(proApi.calorie.untickPlanned({ date: TODAY, slot: 'lunch' })).resolves.toMatchObject({ date: TODAY });
  });

  test.each([
    [{ ...AT, outcome: 'burnt' }, 'outcome must be one of: eaten, skipped.'],
    [{ ...AT, slot: 'brunch', outcome: 'eaten' }, /^slot must be one of/],
    [{ ...AT, outcome: 'eaten', share: 0.04 }, 'share must be a number from 0.05 to 2.'],
    [{ ...AT, outcome: 'eaten', share: 2.001 }, 'share must be a number from 0.05 to 2.'],
    [{ ...AT, date: '2026-11-31', outcome: 'eaten' }, /^date must be a real day/],
    [{ ...AT, date: '2028-01-01', outcome: 'eaten' }, /^date must be a real day/],
  ])('%j is refused with a sentence', async (input, sentence) => {
    const { proApi } = testApi();

    await expect(proApi.calorie.tickPlanned(input as typeof AT & { outcome: 'eaten' })).rejects.toThrow(sentence);
  });
});
