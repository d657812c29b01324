import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarSwap } from '@platewise/contract/calendar/calendar-swap-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { OWNER, STRANGER } from '../../testing/people.ts';
import { setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-30';
const day = (place: number) => addDays(MONDAY, place);
const WEEK = { from: MONDAY, to: day(6) };
const SLOTS = ['breakfast', 'lunch', 'dinner'] as const;

describe.each(testDatabases())('swaps that bring the nutrients of a week nearer on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const owner = () => testApi().as(OWNER, { planner: embeddedPlanner });

  beforeEach(async () => {
    // Of few kcal without wheat and milk: such weeks fall short of several references.
    const { _id: profileId } = await owner().profiles.create({
      name: 'Asha',
      dietaryPreferences: 'keto',
      goal: 'weight_loss',
      calorieTarget: 1500,
      excludeIngredients: ['milk'],
    });
    await owner().preferences.update({ profileId });
    const days = Array.from({ length: 7 }, (_, place) => ({ date: day(place), slots: [...SLOTS] }));
    await setBalance(testApi().context.db, OWNER.userId, { tokens: 30 });
    await owner().calendar.fill({ days, seed: 5 });
  });

  async function entries(): Promise<CalendarEntry[]> {
    const { days } = await owner().calendar.read(WEEK);
    return days.flatMap((one) => one.entries);
  }

  async function firstSwap(): Promise<CalendarSwap> {
    const [first] = (await owner().calendar.mendingSwaps(WEEK)).swaps;
    if (!first) throw new Error('no swap');
    return first;
  }

  const at = (all: readonly CalendarEntry[], { date, slot }: Pick<CalendarEntry, 'date' | 'slot'>) =>
    all.find((one) => one.date === date && one.slot === slot);
  const others = (all: readonly CalendarEntry[], { date, slot }: Pick<CalendarEntry, 'date' | 'slot'>) =>
    all.filter((one) => one.date !== date || one.slot !== slot);

  test('do what they promise to the report of these days, and to one meal alone, for a token', async () => {
    const before = await entries();
    const { tokens } = await owner().subscription.status();
    const { missed, swaps, unmended } = await owner().calendar.mendingSwaps(WEEK);
    const [swap] = swaps;
    if (!swap) throw new Error('no swap');

    const change = await owner().calendar.swap({ ...swap, alternative: swap.id });

    const after = await entries();
    expect(at(after, swap)?.meal).toMatchObject({ name: swap.meal.name, items: swap.meal.items });
    expect(change.replaced.map(({ meal }) => meal?.name)).toEqual([swap.replaces]);
    expect(others(after, swap)).toEqual(others(before, swap));
    expect((await owner().subscription.status()).tokens).toBe(tokens - 1);
    const { lines } = await owner().calendar.nutrients(WEEK);
    for (const { nutrient, isLimit, after: promised } of swap.mends) {
      const line = lines.find((one) => one.nutrient === nutrient);
      expect(line?.[isLimit ? 'high' : 'low']).toBeCloseTo(promised, 1);
    }
    const named = new Set(swaps.flatMap(({ mends }) => mends.map(({ nutrient }) => nutrient)));
    expect(unmended).toEqual(missed.filter(({ nutrient }) => !named.has(nutrient)));
  });

  test('keep the kcal of their day, and can be taken back', async () => {
    const swap = await firstSwap();
    const before = await entries();
    const { changeId, days } = await owner().calendar.swap({ ...swap, alternative: swap.id });
    const kcalOf = (all: readonly CalendarEntry[]) =>
      all.reduce((sum, { date, figures }) => sum + (date === swap.date ? (figures?.calories ?? 0) : 0), 0);

    expect(Math.abs(kcalOf(days.flatMap((one) => one.entries)) / kcalOf(before) - 1)).toBeLessThan(0.006);

    await owner().calendar.undo({ changeId: changeId ?? '' });
    expect((await entries()).map(({ meal }) => meal)).toEqual(before.map(({ meal }) => meal));
  });

  test('leave what is locked, what is over, leftovers and what leaves something', async () => {
    const swap = await firstSwap();
    await owner().calendar.change({ date: swap.date, slot: swap.slot, isLocked: true });

    const { swaps } = await owner().calendar.mendingSwaps(WEEK);

    expect(swaps.filter(({ date, slot }) => date === swap.date && slot === swap.slot)).toEqual([]);
    const all = await entries();
    const cooked = new Set(all.flatMap(({ leftover, meal }) => (leftover && meal ? [meal.id] : [])));
    const taken = swaps.map((one) => at(all, one));
    expect(taken.some((entry) => entry?.leftover || cooked.has(entry?.meal?.id ?? ''))).toBe(false);
    await expect(owner().calendar.swap({ ...swap, alternative: swap.id })).rejects.toMatchObject({
      cause: { code: 'CALENDAR_LOCKED' },
    });
    testApi().clock.set(`${day(7)}T12:00:00.000Z`);
    expect((await owner().calendar.mendingSwaps(WEEK)).swaps).toEqual([]);
  });

  test('take nothing without a token, and know no dish and no meal that are not there', async () => {
    const swap = await firstSwap();
    const code = (one: string) => ({ cause: { code: one } });
    const asked = { date: swap.date, slot: swap.slot, alternative: swap.id };

    await expect(owner().calendar.swap({ ...asked, alternative: 'no-such-dish' })).rejects.toMatchObject(
      code('NOT_FOUND'),
    );
    await expect(owner().calendar.swap({ ...asked, slot: 'snack' })).rejects.toMatchObject(code('NOT_FOUND'));
    const stranger = testApi().as(STRANGER, { planner: embeddedPlanner });
    await expect(stranger.calendar.swap(asked)).rejects.toMatchObject(code('NOT_FOUND'));
    await setBalance(testApi().context.db, OWNER.userId, { tokens: 0 });
    const before = await entries();
    await expect(owner().calendar.swap(asked)).rejects.toMatchObject(code('NO_TOKENS_LEFT'));
    expect(await entries()).toEqual(before);
  });

  test('count days with meals of others, and plan around none of these', async () => {
    const swap = await firstSwap();
    await owner().calendar.place({ date: swap.date, slot: 'snack', eatingOut: true, kcal: 300 });

    const { missed, swaps } = await owner().calendar.mendingSwaps(WEEK);

    expect(missed.length).toBeGreaterThan(0);
    expect(swaps.some(({ date }) => date === swap.date)).toBe(false);
    await expect(owner().calendar.swap({ ...swap, alternative: swap.id })).rejects.toMatchObject({
      cause: { code: 'PLAN_IMPOSSIBLE', message: expect.stringContaining('is one of ours') },
    });
  });
});
