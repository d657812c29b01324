import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const TODAY = '2026-11-21';
const REQUEST = {
  goal: 'maintenance',
  dietaryPreferences: 'vegan',
  mealCount: 3,
  calorieTarget: 2000,
  seed: 3,
} as const;

describe.each(testDatabases())('the rest of a day on %s', (kind) => {
  const testApi = useTestApi({ kind });

  /** A day of three planned meals, 2,000 kcal, in the calendar. */
  async function planDay(date = TODAY) {
    const api = testApi().as(PRO, { planner: embeddedPlanner });
    const { planId = '' } = await api.meals.generate(REQUEST);
    const { days } = await api.calendar.placePlan({ date, planId });
    return { api, planId, entries: days[0]?.entries ?? [] };
  }

  test('is proposed in other portions after something else was eaten, and changes nothing by itself', async () => {
    const { api } = await planDay();
    await api.calorie.tickPlanned({ date: TODAY, slot: 'breakfast', outcome: 'skipped' });
    await api.calorie.addMeal({ name: 'Cake', calories: 900, protein: 10, carbs: 110, fat: 45, date: TODAY });

    const proposal = await api.calorie.proposeReplan({ date: TODAY });
    const day = await api.calorie.day({ date: TODAY });

    if (!proposal.isPossible) throw new Error(proposal.reason);
    expect(proposal.meals.map(({ slot, isChanged }) => [slot, isChanged])).toEqual([
      ['lunch', true],
      ['dinner', true],
    ]);
    for (const { before, after } of proposal.meals) {
      expect(after.name).toBe(before.name);
      expect(after.calories).toBeGreaterThanOrEqual(before.calories / 2);
      expect(after.calories).toBeLessThan(before.calories);
    }
    expect(Math.abs(proposal.day.after.calories - 2000)).toBeLessThanOrEqual(60);
    expect(proposal.day.before.calories).toBe(900 + day.toCome.calories);
    expect(proposal.day.targetKcal).toBe(2000);
    expect(await api.calorie.day({ date: TODAY })).toEqual(day);
  });

  test('is applied as it was proposed, and can be taken back in the calendar', async () => {
    const { api, entries } = await planDay();
    await api.calorie.addMeal({ name: 'Cake', calories: 500, date: TODAY });
    const proposal = await api.calorie.proposeReplan({ date: TODAY });
    if (!proposal.isPossible) throw new Error(proposal.reason);

    const { day, changeId } = await api.calorie.applyReplan({ date: TODAY, revision: proposal.revision });

    expect(day.planned.map(({ figures }) => figures?.calories)).toEqual(
      proposal.meals.map(({ after }) => after.calories),
    );
    expect(day.eaten.calories + day.toCome.calories).toBe(proposal.day.after.calories);
    const { days } = await api.calendar.read({ from: TODAY, to: TODAY });
    expect(days[0]?.entries.map(({ meal }) => meal)).toEqual(proposal.meals.map(({ after }) => after));
    expect(days[0]?.entries.map(({ planId }) => planId)).toEqual(entries.map(({ planId }) => planId));

    const undone = await api.calendar.undo({ changeId: changeId ?? '' });

    expect(undone.days[0]?.entries.map(({ meal }) => meal)).toEqual(entries.map(({ meal }) => meal));
  });

  test.each(['a meal eaten', 'a meal locked', 'a meal moved', 'another goal'])(
    'is refused when the day has changed since: %s',
    async (what) => {
      const { api } = await planDay();
      await api.calorie.addMeal({ name: 'Cake', calories: 500, date: TODAY });
      const proposal = await api.calorie.proposeReplan({ date: TODAY });
      if (!proposal.isPossible) throw new Error(proposal.reason);
      const at = { date: TODAY, slot: 'lunch' } as const;
      if (what === 'a meal eaten') await api.calorie.tickPlanned({ ...at, outcome: 'eaten' });
      if (what === 'a meal locked') await api.calendar.change({ ...at, isLocked: true });
      if (what === 'a meal moved') await api.calendar.move({ from: at, to: { date: '2026-11-25', slot: 'lunch' } });
      if (what === 'another goal') await api.calorie.setDailyGoal({ dailyGoal: 1900, date: '2026-11-01' });
      const before = await api.calendar.read({ from: TODAY, to: TODAY });

      const applied = api.calorie.applyReplan({ date: TODAY, revision: proposal.revision });

      await expect(applied).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'The day has changed since this was proposed. Please ask for a new proposal.',
      });
      expect(await api.calendar.read({ from: TODAY, to: TODAY })).toEqual(before);
    },
  );

  test('is applied once, by two devices at once as well, and again under the same key without harm', async () => {
    const { api } = await planDay();
    await api.calorie.addMeal({ name: 'Cake', calories: 500, date: TODAY });
    const proposal = await api.calorie.proposeReplan({ date: TODAY });
    if (!proposal.isPossible) throw new Error(proposal.reason);
    const input = { date: TODAY, revision: proposal.revision };
    const keyed = testApi().as(PRO, { idempotencyKey: 'apply-1' });

    const first = await keyed.calorie.applyReplan(input);

    expect(await keyed.calorie.applyReplan(input)).toEqual(first);
    await expect(api.calorie.applyReplan(input)).rejects.toMatchObject({ cause: { code: 'REPLAN_OUTDATED' } });
  });

  test('leaves locked meals as they are and counts them', async () => {
    const { api } = await planDay();
    await api.calendar.change({ date: TODAY, slot: 'dinner', isLocked: true });
    await api.calorie.addMeal({ name: 'Cake', calories: 300, date: TODAY });

    const proposal = await api.calorie.proposeReplan({ date: TODAY });

    if (!proposal.isPossible) throw new Error(proposal.reason);
    expect(proposal.meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch']);
    expect(Math.abs(proposal.day.after.calories - 2000)).toBeLessThanOrEqual(60);
  });

  test('says what it cannot do: nothing planned, on target, over, and what is unknown', async () => {
    const { api } = await planDay();
    await planDay('2026-11-19');
    await api.calendar.place({ date: TODAY, slot: 'snack', eatingOut: true });

    const [onTarget, over, nothing] = await Promise.all(
      [TODAY, '2026-11-19', '2026-11-30'].map((date) => api.calorie.proposeReplan({ date })),
    );
    await api.calorie.addMeal({ name: 'Cake', calories: 600, date: TODAY });
    const unknown = await api.calorie.proposeReplan({ date: TODAY });

    expect(onTarget).toMatchObject({ isPossible: false, reason: expect.stringContaining('Nothing needs to change.') });
    expect(over).toMatchObject({ reason: 'This day is over, so it cannot be planned again.' });
    expect(nothing).toMatchObject({
      reason: 'No planned meal is left on this day that could be portioned again.',
    });
    expect(unknown).toMatchObject({
      isPossible: true,
      notes: expect.arrayContaining(['Eating out has no figure and counts as nothing here.']),
    });
  });

  test('a day that is not a real one, or too far ahead, is refused', async () => {
    const { proApi } = testApi();

    await expect(proApi.calorie.proposeReplan({ date: '2026-02-30' })).rejects.toThrow(/^date must be a real day/);
    await expect(proApi.calorie.proposeReplan({ date: '2030-01-01' })).rejects.toThrow(/^date must be a real day/);
    await expect(proApi.calorie.applyReplan({ date: TODAY, revision: '' })).rejects.toThrow('revision is required.');
  });
});
