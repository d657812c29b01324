import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import type { Planner } from '../../meals/planners/planner.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { brokenPlanner, porridge } from '../../testing/fake-planner.ts';
import { OWNER, PRO } from '../../testing/people.ts';
import { listGenerations, readBooks, setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-30';
const WEEK = Array.from({ length: 7 }, (_, days) => ({ date: addDays(MONDAY, days) }));
const SUNDAY = WEEK.at(-1)?.date ?? '';

describe.each(testDatabases())('filling days on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const pro = (changes: Partial<Context> = {}) => testApi().as(PRO, { planner: embeddedPlanner, ...changes });
  const owner = (changes: Partial<Context> = {}) => testApi().as(OWNER, { planner: embeddedPlanner, ...changes });
  const days = async (): Promise<CalendarDay[]> =>
    (await testApi().proApi.calendar.read({ from: MONDAY, to: SUNDAY })).days;
  const slotsOf = ({ entries }: CalendarDay) => entries.map(({ slot }) => slot);
  const missesBy = ({ totals, target }: CalendarDay) => Math.abs(totals.calories - target.calories) / target.calories;
  const namesOf = (list: readonly CalendarDay[]) =>
    list.flatMap(({ entries }) => entries.flatMap(({ meal }) => meal?.name ?? []));

  test('a week of three meals meets every day’s target, eats what dinners leave, has two breakfasts in turns and notifies its certificates', async () => {
    const api = pro();

    const filled = await api.calendar.fill({ days: WEEK, seed: 4 });

    const week = await days();
    expect(filled).toMatchObject({ newMeals: 8, leftovers: 8, repeats: 5, skipped: [], replaced: [] });
    expect(filled.days).toEqual(week);
    expect(week.map(slotsOf)).toEqual(WEEK.map(() => ['breakfast', 'lunch', 'dinner']));
    expect(Math.max(...week.map(missesBy))).toBeLessThanOrEqual(0.03);
    const cooked = week.map((day) => ({ ...day, entries: day.entries.filter(({ slot }) => slot !== 'breakfast') }));
    expect(new Set(namesOf(cooked)).size).toBe(6);
    expect(filled.certificates.map(({ date, certificate }) => [date, certificate?.actual])).toEqual(
      week.map(({ date, totals }) => [date, totals]),
    );
    expect(filled.planningMs).toBeGreaterThan(0);
  });

  test.each([
    [1, ['dinner']],
    [2, ['lunch', 'dinner']],
    [4, ['breakfast', 'lunch', 'dinner', 'snack']],
    [5, [...CALENDAR_SLOTS]],
  ])('%i meals a day have slots of their own', async (mealCount, slots) => {
    const { days: filled } = await pro().calendar.fill({ days: WEEK.slice(0, 1), mealCount });

    expect(filled.map(slotsOf)).toEqual([slots]);
    expect(Math.max(...filled.map(missesBy))).toBeLessThanOrEqual(0.03);
  });

  test('without a profile it keeps what was last asked for a whole day, exclusions of the notes too', async () => {
    const api = pro();
    await api.meals.generate({
      goal: 'muscle_gain',
      dietaryPreferences: 'vegetarian',
      mealCount: 2,
      calorieTarget: 2400,
      excludeIngredients: ['mushrooms'],
      additionalNotes: 'no soy',
    });
    await api.meals.generate({ goal: 'weight_loss', dietaryPreferences: 'keto', slot: 'snack', calorieTarget: 200 });

    const { certificates } = await api.calendar.fill({ days: WEEK.slice(0, 1) });

    const { plannedFor } = await api.preferences.get();
    expect(plannedFor).toMatchObject({ source: 'last-request', goal: 'muscle_gain', calorieTarget: 2400 });
    expect(certificates[0]?.certificate).toMatchObject({ diet: 'vegetarian', target: { calories: 2400 } });
    const terms = certificates[0]?.certificate?.excluded.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['mushrooms', 'soy']));
  });

  test('a profile that is named is planned for, and nobody else\u2019s can be', async () => {
    const api = pro();
    const { _id: profileId } = await api.profiles.create({
      name: 'Asha',
      dietaryPreferences: 'vegan',
      calorieTarget: 1600,
    });

    const filled = await api.calendar.fill({ days: WEEK.slice(0, 1), profileId });

    expect(filled.certificates[0]?.certificate).toMatchObject({ diet: 'vegan', target: { calories: 1600 } });
    await expect(owner().calendar.fill({ days: WEEK.slice(0, 1), profileId })).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });

  test('one slot of each day gets its share of the day', async () => {
    const { days: filled } = await pro().calendar.fill({ days: WEEK.map(({ date }) => ({ date, slots: ['lunch'] })) });

    for (const { totals } of filled) expect(Math.abs(totals.calories - 720)).toBeLessThanOrEqual(0.03 * 720);
  });

  test('what stands there stays to the gram, and the day is planned around it', async () => {
    const api = pro();
    const { meals, planId = '' } = await api.meals.generate({
      goal: 'balanced',
      dietaryPreferences: 'none',
      mealCount: 3,
    });
    await api.calendar.place({
      date: MONDAY,
      slot: 'lunch',
      planId,
      mealId: meals[1]?.id,
      servings: 1.25,
      isLocked: true,
    });
    await api.calendar.place({ date: '2026-12-01', slot: 'dinner', eatingOut: true, kcal: 1000 });
    await api.calendar.place({ date: '2026-12-02', slot: 'dinner', eatingOut: true });
    await api.calendar.place({ date: '2026-12-03', slot: 'lunch', meal: { name: 'Canteen', calories: 900 } });
    await api.calendar.place({ date: '2026-12-04', slot: 'lunch', note: 'Fast' });
    const before = await days();

    const filled = await api.calendar.fill({ days: WEEK });

    const week = await days();
    for (const [place, { entries }] of before.entries()) {
      expect(week[place]?.entries).toEqual(expect.arrayContaining(entries));
    }
    const [monday, tuesday, wednesday, thursday, friday, saturday] = week;
    for (const day of [monday, tuesday, thursday, saturday]) {
      expect(day && missesBy(day), day?.date).toBeLessThanOrEqual(0.03);
    }
    // The usual share is left for what nobody knows, and nothing is planned where a note stands.
    expect(Math.abs((wednesday?.totals.calories ?? 0) - 0.64 * 2000)).toBeLessThanOrEqual(0.03 * 1280);
    expect(friday && slotsOf(friday)).toEqual(['breakfast', 'lunch', 'dinner']);
    // Where a day could not hold its targets with what a dinner has left, its lunch is cooked.
    expect(filled.leftovers).toBeGreaterThan(0);
    expect(filled.newMeals + filled.leftovers + filled.repeats).toBe(16);
    expect(filled.skipped.map(({ date, slot, reason }) => [date, slot, reason])).toEqual([
      [MONDAY, 'lunch', 'locked'],
      ['2026-12-01', 'dinner', 'filled'],
      ['2026-12-02', 'dinner', 'filled'],
      ['2026-12-03', 'lunch', 'filled'],
      ['2026-12-04', 'lunch', 'filled'],
    ]);
    expect(filled.warnings).toEqual(
      expect.arrayContaining([
        {
          date: '2026-12-03',
          sentence:
            '2026-12-03: Canteen stays as it is. The others were planned around its calories; it is not part of what was checked.',
        },
        {
          date: '2026-12-02',
          sentence: 'The calories of Eating out are unknown; its usual share of the day was left for it.',
        },
      ]),
    );
  });

  test('keeps the profile that the calendar plans for, and a kept meal that breaks it does not stop the week', async () => {
    const api = pro();
    await api.calendar.fill({ days: [{ date: MONDAY, slots: ['lunch', 'dinner'] }], seed: 2 });
    await api.profiles.create({
      name: 'Asha',
      dietaryPreferences: 'vegan',
      excludeIngredients: ['soy'],
      calorieTarget: 1800,
    });

    const filled = await api.calendar.fill({ days: [...WEEK.slice(1), { date: MONDAY, slots: ['snack'] }] });

    expect(filled.certificates.every(({ certificate }) => certificate?.diet === 'vegan')).toBe(true);
    const ANIMAL = ['egg', 'milk', 'honey', 'meat', 'fish', 'crustacean', 'mollusc'] as const;
    const isAnimal = (food: ReturnType<typeof findFood>) => ANIMAL.some((one) => food?.classes.includes(one));
    const foods = filled.days
      .slice(0, 6)
      .flatMap(({ entries }) => entries.flatMap(({ meal }) => meal?.items?.map(({ food }) => findFood(food)) ?? []));
    expect(foods.length).toBeGreaterThan(50);
    expect(foods.filter(isAnimal)).toEqual([]);
    const broken = (filled.days.at(-1)?.entries ?? []).flatMap(({ meal, slot }) =>
      slot !== 'snack' && meal?.items?.some(({ food }) => isAnimal(findFood(food))) ? meal.name : [],
    );
    // What the split of the day comes to is chance, as most of it was there before.
    const ofBroken = filled.warnings.filter(({ sentence }) => broken.some((name) => sentence.includes(name)));
    expect(broken.length).toBeGreaterThan(0);
    expect(ofBroken).toEqual([
      { date: MONDAY, sentence: expect.stringContaining('it is not part of what was checked.') },
    ]);
  });

  test('meals of the days around do not come again', async () => {
    const api = pro();
    await api.calendar.fill({ days: WEEK.slice(2, 4), seed: 1 });
    const held = new Set(namesOf(await days()));

    const filled = await api.calendar.fill({ days: [...WEEK.slice(0, 2), ...WEEK.slice(4)], seed: 1 });

    expect(namesOf(filled.days).filter((name) => held.has(name))).toEqual([]);
  });

  test('takes a token for each new meal and none for what is left over, all or none', async () => {
    const api = owner();
    await api.calendar.place({ date: MONDAY, slot: 'lunch', meal: porridge('Mine') });

    await api.calendar.fill({ days: WEEK.slice(0, 2) });
    expect((await api.subscription.status()).tokens).toBe(6);
    await expect(api.calendar.fill({ days: WEEK })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      message: 'Only 6 tokens left this month. Ask for 6 meals or fewer, or upgrade to Pro.',
    });
    await setBalance(testApi().context.db, OWNER.userId, { tokens: 0 });

    await expect(api.calendar.fill({ days: WEEK.slice(2, 3) })).rejects.toThrow('No more tokens available.');
    const { days: kept } = await api.calendar.read({ from: MONDAY, to: SUNDAY });
    expect(kept.flatMap(({ entries }) => entries)).toHaveLength(6);
  });

  test('a day that cannot be planned is named, and nothing is taken or stored', async () => {
    const api = owner();
    await api.calendar.place({ date: '2026-12-01', slot: 'lunch', meal: { name: 'Feast', calories: 3000 } });

    await expect(api.calendar.fill({ days: WEEK.slice(0, 2) })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(/^The other meals of 2026-12-01 come to 3000 of 2000 kcal/),
    });
    await api.calendar.remove({ date: '2026-12-01', slot: 'lunch' });
    await api.calendar.place({ date: '2026-12-01', slot: 'lunch', meal: { name: 'Big', calories: 1800 } });
    await expect(api.calendar.fill({ days: WEEK.slice(0, 2) })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(/2026-12-01/),
    });
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    const { days: kept } = await api.calendar.read({ from: MONDAY, to: SUNDAY });
    expect(kept.flatMap(({ entries }) => entries)).toHaveLength(1);
  });

  test('the goals of the calorie tracker are what days aim at, each from its date on, in diary and calendar alike', async () => {
    const api = pro();
    await api.calorie.setDailyGoal({ dailyGoal: 1500, date: '2026-12-01' });
    await api.calorie.setDailyGoal({ dailyGoal: 2600, date: '2026-12-02' });
    await api.calorie.setDailyGoal({ dailyGoal: 500, date: '2026-12-04' });

    const { days: filled } = await api.calendar.fill({ days: WEEK.slice(0, 4) });

    expect(filled.map(({ target }) => target.calories)).toEqual([2000, 1500, 2600, 2600]);
    expect(Math.max(...filled.map(missesBy))).toBeLessThanOrEqual(0.03);
    await expect(api.calendar.fill({ days: WEEK.slice(4) })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(/^The goal of 2026-12-04 is 500 kcal; meals are planned for days of 800 to 6000/),
    });
    await expect(api.calendar.generate({ date: '2026-12-05', slot: 'lunch' })).rejects.toThrow(
      /^The goal of 2026-12-05/,
    );
    await api.profiles.create({ name: 'Asha', calorieTarget: 1800 });
    const targets = (await days()).map(({ target }) => target.calories);
    expect(targets).toEqual([1800, 1500, 2600, 2600, 500, 500, 500]);
    const goals = await Promise.all(WEEK.map(({ date }) => api.calorie.day({ date })));
    expect(goals.map(({ goal }) => goal.calories)).toEqual(targets);
  });

  test('a goal that no day is planned for says where another one is set, and holds no longer than the tracker can be opened', async () => {
    const api = pro();
    await api.profiles.create({ name: 'Asha', calorieTarget: 1800 });
    await api.calorie.setDailyGoal({ dailyGoal: 500, date: MONDAY, protein: 90 });

    await expect(api.calendar.fill({ days: WEEK.slice(0, 1) })).rejects.toThrow(
      'Set another goal in the calorie tracker, or leave that day out.',
    );
    await grantPlan(testApi().context, { email: PRO.email, plan: 'free' });

    const { days: filled } = await api.calendar.fill({ days: WEEK.slice(0, 1), mealCount: 2 });
    expect(filled.map(({ target }) => target.calories)).toEqual([1800]);
    expect(Math.max(...filled.map(missesBy))).toBeLessThanOrEqual(0.03);
    await grantPlan(testApi().context, { email: PRO.email, plan: 'pro' });
    expect((await days())[0]?.target).toMatchObject({ calories: 500, macros: { protein: 90 } });
  });

  test('nothing to fill is stated, and takes nothing', async () => {
    const api = owner();
    await api.calendar.place({ date: MONDAY, slot: 'dinner', meal: porridge('Mine') });

    const filled = await api.calendar.fill({ days: [{ date: MONDAY, slots: ['dinner'] }] });

    expect(filled).toMatchObject({ newMeals: 0, changeId: null, skipped: [{ reason: 'filled' }] });
    expect(filled.warnings[0]?.sentence).toBe(
      'There is nothing to fill: every slot of these days holds something already.',
    );
    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('a slot that was filled meanwhile keeps what it holds, and its token comes back', async () => {
    const { api } = testApi();
    const planner: Planner = {
      ...embeddedPlanner,
      planWeek: async (...question) => {
        await api.calendar.place({ date: MONDAY, slot: 'lunch', meal: porridge('Just now') });
        return embeddedPlanner.planWeek(...question);
      },
    };

    const filled = await owner({ planner }).calendar.fill({ days: WEEK.slice(0, 1) });

    expect(filled).toMatchObject({ newMeals: 2, skipped: [{ slot: 'lunch', reason: 'filled' }] });
    expect(filled.days[0]?.entries.map(({ meal }) => meal?.name)).toContain('Just now');
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 8, balance: 8 });
  });

  test('a planner that breaks, and a caller who leaves, take nothing and store nothing', async () => {
    const gone = new AbortController();
    const leaving: Planner = {
      ...embeddedPlanner,
      planWeek: async (...question) => {
        gone.abort();
        return embeddedPlanner.planWeek(...question);
      },
    };

    for (const changes of [{ planner: brokenPlanner }, { planner: leaving, signal: gone.signal }]) {
      await expect(owner(changes).calendar.fill({ days: WEEK.slice(0, 3) })).rejects.toMatchObject({
        code: 'BAD_GATEWAY',
      });
    }
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect((await listGenerations(testApi().context.db, OWNER.userId)).map(({ state }) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
    const { days: kept } = await owner().calendar.read({ from: MONDAY, to: SUNDAY });
    expect(kept.flatMap(({ entries }) => entries)).toEqual([]);
  });

  test('a retry under the same key gives the same week; a fill can be taken back whole', async () => {
    const api = owner({ idempotencyKey: 'week' });

    const [first, second] = [
      await api.calendar.fill({ days: WEEK.slice(0, 3) }),
      await api.calendar.fill({ days: WEEK.slice(0, 3) }),
    ];
    expect(second).toEqual(first);
    expect((await testApi().api.subscription.status()).tokens).toBe(5);
    const undone = await testApi().api.calendar.undo({ changeId: first.changeId ?? '' });

    expect(undone.days.flatMap(({ entries }) => entries)).toEqual([]);
    // What was made was delivered (decisions 3).
    expect((await testApi().api.subscription.status()).tokens).toBe(5);
  });

  test.each([
    [{ days: [] }, 'days is required.'],
    [{ days: [...WEEK, { date: '2026-12-07' }] }, 'days must have at most 7 entries.'],
    [{ days: [{ date: MONDAY }, { date: MONDAY }] }, 'days must name each date once.'],
    [{ days: [{ date: '2026-01-01' }, { date: '2026-11-30' }] }, 'days must lie within 62 days of each other.'],
    [{ days: [{ date: '2026-02-30' }] }, /^date must be a real day/],
    [{ days: [{ date: '2028-02-29' }] }, /^days must be a real day/],
    [{ days: [{ date: MONDAY, slots: [] }] }, 'slots is required.'],
    [{ days: 'week' }, 'days must be a list.'],
    [{ days: ['week'] }, 'days must be an object.'],
    [{ days: WEEK, mealCount: 6 }, 'mealCount must be a whole number from 1 to 5.'],
    [{ days: WEEK, mealCount: 0 }, 'mealCount must be a whole number from 1 to 5.'],
  ])('%j is refused', async (input, sentence) => {
    await expect(owner().calendar.fill(input as { days: { date: string }[] })).rejects.toThrow(sentence);
  });
});
