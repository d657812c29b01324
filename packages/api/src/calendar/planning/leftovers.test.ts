import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { isRice } from '@platewise/nutrition/recipes/keeping';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { OWNER, PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-30';
const day = (place: number) => addDays(MONDAY, place);
const TWO_DAYS = [{ date: MONDAY }, { date: day(1) }];

describe.each(testDatabases())('what a dinner has left on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO, { planner: embeddedPlanner });

  async function entryAt(date: string, slot: string): Promise<CalendarEntry> {
    const { days } = await pro().calendar.read({ from: date, to: date });
    const entry = days[0]?.entries.find((one) => one.slot === slot);
    if (!entry) throw new Error(`nothing at ${date}`);
    return entry;
  }

  /** Fills two days and returns whether the dinner between holds rice, which keeps for one day only. */
  async function fill(): Promise<boolean> {
    await pro().calendar.fill({ days: TWO_DAYS, seed: 3 });
    return (await entryAt(MONDAY, 'dinner')).meal?.items?.some(({ food }) => isRice(food)) ?? false;
  }

  test('is the lunch of the next day: the same meal to the gram, with the day it was cooked and the last to eat it', async () => {
    const hasRice = await fill();
    const [dinner, lunch] = [await entryAt(MONDAY, 'dinner'), await entryAt(day(1), 'lunch')];

    expect(lunch.leftover).toEqual({ cookedOn: MONDAY, useBy: day(hasRice ? 1 : 3), isFrozen: false });
    expect({ ...lunch.meal, mealType: 'dinner', servings: 1 }).toEqual(dinner.meal);
    expect(dinner).not.toHaveProperty('leftover');
    const { path } = await pro().calendar.feed.create();
    const feed = await testApi().anonymousApi.calendar.feed.read({ secret: path.replace(/^.*\/|\.ics$/g, '') });
    expect(feed.replaceAll('\r\n ', '')).toContain('Left over from 2026-11-30: warm it up until it steams.');
  });

  test('is cooked by itself where the dinner is gone or another, and left over again when it is back', async () => {
    await fill();
    const { changeId, days } = await pro().calendar.remove({ date: MONDAY, slot: 'dinner' });
    // A screen that shows the next day learns of it by the same answer.
    expect(days.map(({ date }) => date)).toEqual([MONDAY, day(1)]);
    expect(days[1]?.entries.find(({ slot }) => slot === 'lunch')).not.toHaveProperty('leftover');
    expect(await entryAt(day(1), 'lunch')).not.toHaveProperty('leftover');

    await pro().calendar.undo({ changeId: changeId ?? '' });
    expect((await entryAt(day(1), 'lunch')).leftover).toMatchObject({ cookedOn: MONDAY });

    await pro().calendar.generate({ date: MONDAY, slot: 'dinner', replace: true });
    expect(await entryAt(day(1), 'lunch')).not.toHaveProperty('leftover');
  });

  test('follows a dinner to another day, and outlives neither the fridge nor its own cooking', async () => {
    await fill();
    const move = (from: [string, 'lunch' | 'dinner'], to: [string, 'lunch' | 'dinner']) =>
      pro().calendar.move({ from: { date: from[0], slot: from[1] }, to: { date: to[0], slot: to[1] } });

    await move([MONDAY, 'dinner'], [addDays(MONDAY, -1), 'dinner']);
    const { useBy = '' } = (await entryAt(day(1), 'lunch')).leftover ?? {};
    // Rice keeps for a day, anything else for three.
    expect([undefined, day(2)]).toContain(useBy || undefined);

    await move([addDays(MONDAY, -1), 'dinner'], [MONDAY, 'dinner']);
    await move([day(1), 'lunch'], [day(4), 'lunch']);
    expect(await entryAt(day(4), 'lunch')).not.toHaveProperty('leftover');

    await move([day(4), 'lunch'], [MONDAY, 'lunch']);
    expect(await entryAt(MONDAY, 'lunch')).not.toHaveProperty('leftover');
  });

  test('goes along when days are repeated a week later', async () => {
    await fill();

    await pro().calendar.repeat({ from: MONDAY, to: day(7), days: 2 });

    expect((await entryAt(day(8), 'lunch')).leftover).toMatchObject({ cookedOn: day(7) });
  });

  test('is eaten for dinner as well on every third evening, unless each is to be cooked', async () => {
    const days = [0, 1, 2].map((place) => ({ date: day(place), slots: ['dinner' as const] }));

    expect(await pro().calendar.fill({ days })).toMatchObject({ newMeals: 2, leftovers: 1 });
    const [first, third] = [await entryAt(MONDAY, 'dinner'), await entryAt(day(2), 'dinner')];
    expect(third.meal?.id).toBe(first.meal?.id);
    // Rice keeps for a day: then it waits in the freezer.
    const hasRice = third.meal?.items?.some(({ food }) => isRice(food)) ?? false;
    expect(third.leftover).toMatchObject({ cookedOn: MONDAY, isFrozen: hasRice });
    await pro().calendar.clear({ from: MONDAY, to: day(2) });

    const each = await pro().calendar.fill({ days, dinners: 'every-evening' });
    expect(each).toMatchObject({ newMeals: 3, leftovers: 0 });
  });

  test('waits in the freezer from a batch day on, and for no longer than two months', async () => {
    const days = [0, 1, 2, 3, 4, 5].map((place) => ({ date: day(place), slots: ['lunch', 'dinner'] as const }));
    const batch = { days: days.map(({ date, slots }) => ({ date, slots: [...slots] })), batchDay: MONDAY, seed: 8 };

    const filled = await pro().calendar.fill(batch);
    const frozen = filled.days.flatMap(({ entries }) => entries.filter(({ leftover }) => leftover?.isFrozen));
    expect(filled.leftovers).toBeGreaterThanOrEqual(6);
    const [last] = frozen.toReversed();
    expect(last?.leftover).toEqual({ cookedOn: MONDAY, useBy: day(60), isFrozen: true });

    // It stays frozen wherever it is eaten, is cooked by itself two months later, and left over again when that is taken back.
    const from = { date: last?.date ?? '', slot: last?.slot ?? 'lunch' };
    await pro().calendar.move({ from, to: { date: day(50), slot: 'dinner' } });
    expect((await entryAt(day(50), 'dinner')).leftover).toEqual(last?.leftover);
    // The week of its cooking knows of it, the next does not.
    const later = async (from: number) =>
      (await pro().calendar.read({ from: day(from), to: day(from + 6) })).frozenLater.map(({ date }) => date);
    expect([await later(0), await later(7)]).toEqual([[day(50)], []]);
    const { changeId } = await pro().calendar.move({
      from: { date: day(50), slot: 'dinner' },
      to: { date: day(61), slot: 'dinner' },
    });
    expect(await entryAt(day(61), 'dinner')).not.toHaveProperty('leftover');
    const undone = await pro().calendar.undo({ changeId: changeId ?? '' });
    expect(undone.days.map(({ date }) => date)).toContain(day(50));
    expect((await entryAt(day(50), 'dinner')).leftover).toEqual(last?.leftover);

    // Without its cooking there is nothing in the freezer.
    const { slot = 'lunch' } = filled.days[0]?.entries.find(({ meal }) => meal?.id === last?.meal?.id) ?? {};
    const removed = await pro().calendar.remove({ date: MONDAY, slot });
    expect(removed.days.map(({ date }) => date)).toContain(day(50));
    expect(await entryAt(day(50), 'dinner')).not.toHaveProperty('leftover');
  });

  test('comes from the pot of its own week where a batch day is repeated, never from one of the week before', async () => {
    const days = [0, 1, 2, 3, 4, 5].map((place) => ({
      date: day(place),
      slots: ['lunch' as const, 'dinner' as const],
    }));
    const filled = await pro().calendar.fill({ days, batchDay: MONDAY, seed: 8 });
    const frozen = filled.days.flatMap(({ entries }) => entries).find(({ leftover }) => leftover?.isFrozen);
    const weekLater = { date: addDays(frozen?.date ?? '', 7), slot: frozen?.slot ?? 'lunch' };

    await pro().calendar.repeat({ from: MONDAY, to: day(7), days: 6 });
    expect((await entryAt(weekLater.date, weekLater.slot)).leftover).toMatchObject({
      cookedOn: day(7),
      isFrozen: true,
    });
    await pro().calendar.clear({ from: day(7), to: day(7) });
    expect(await entryAt(weekLater.date, weekLater.slot)).not.toHaveProperty('leftover');

    // Nor is there a second plate in the freezer because somebody copies the first.
    await pro().calendar.move({ from: { date: frozen?.date ?? '', slot: weekLater.slot }, to: weekLater, copy: true });
    expect(await entryAt(weekLater.date, weekLater.slot)).not.toHaveProperty('leftover');
  });

  test('is refused for a batch day that is not filled', async () => {
    const asked = pro().calendar.fill({ days: TWO_DAYS, batchDay: day(2) });

    await expect(asked).rejects.toThrow('batchDay must be one of the days that are filled.');
  });

  test('takes no token; without leftovers each lunch is another meal, for a token', async () => {
    const owner = testApi().as(OWNER, { planner: embeddedPlanner });

    const filled = await owner.calendar.fill({ days: TWO_DAYS });
    expect(filled).toMatchObject({ newMeals: 5, leftovers: 1 });
    expect((await owner.subscription.status()).tokens).toBe(5);
    await owner.calendar.clear({ from: MONDAY, to: day(1) });

    const cooked = await owner.calendar.fill({
      days: [{ date: day(2), slots: ['dinner'] }, { date: day(3) }],
      leftovers: false,
    });
    expect(cooked).toMatchObject({ newMeals: 4, leftovers: 0 });
    expect((await owner.subscription.status()).tokens).toBe(1);
  });

  test('a day keeps its own cooking time, whatever the others may take', async () => {
    const { days } = await pro().calendar.fill({
      days: [{ date: MONDAY, cookingTime: 'quick' }, { date: day(1), cookingTime: 'medium' }, { date: day(2) }],
      seed: 5,
    });
    const minutes = days.map(({ entries }) =>
      entries.map(({ slot, meal }) => ({ slot, minutes: (meal?.prepTime ?? 0) + (meal?.cookTime ?? 0) })),
    );

    expect(Math.max(...(minutes[0] ?? []).map((one) => one.minutes))).toBeLessThanOrEqual(30);
    // Medium is half an hour to an hour for lunch and dinner.
    expect(minutes[1]?.find(({ slot }) => slot === 'dinner')?.minutes).toBeGreaterThanOrEqual(30);
    await expect(pro().calendar.fill({ days: [{ date: day(3), cookingTime: 'soon' as 'quick' }] })).rejects.toThrow(
      /cookingTime/,
    );
  });

  test('breakfasts take turns from the third day on, for no token, unless that is not wanted', async () => {
    const owner = testApi().as(OWNER, { planner: embeddedPlanner });
    const days = [0, 1, 2, 3].map((place) => ({ date: day(place), slots: ['breakfast' as const] }));

    const filled = await owner.calendar.fill({ days });
    const names = filled.days.map(({ entries }) => entries[0]?.meal?.name);
    expect(filled).toMatchObject({ newMeals: 2, repeats: 2 });
    expect(names.slice(2)).toEqual(names.slice(0, 2));
    expect((await owner.subscription.status()).tokens).toBe(8);
    await owner.calendar.clear({ from: MONDAY, to: day(3) });

    expect(await owner.calendar.fill({ days, repeatBreakfasts: false })).toMatchObject({ newMeals: 4, repeats: 0 });
    expect((await owner.subscription.status()).tokens).toBe(4);
  });

  test('stays as it was cooked when the rest of a day is portioned again', async () => {
    await fill();
    await pro().calorie.setDailyGoal({ date: day(1), dailyGoal: 2300 });
    const lunch = await entryAt(day(1), 'lunch');

    expect(await pro().calorie.proposeReplan({ date: day(1) })).toMatchObject({
      isPossible: true,
      notes: expect.arrayContaining([`${lunch.meal?.name} stays as it is: it was cooked with an earlier meal.`]),
    });
  });
});
