import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { testDatabases } from '@platewise/db/testing/test-database';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import { describe, expect, test } from 'vitest';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import { newId } from '../new-id.ts';
import { porridge } from '../testing/fake-planner.ts';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';
const LUNCH = { date: MONDAY, slot: 'lunch' } as const;
const DINNER = { date: MONDAY, slot: 'dinner' } as const;
const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 5 } as const;
/** 80 g of rolled oats, by the table. */
const OATS = { calories: 303, macros: { protein: 10.6, fat: 5.2, carbs: 54.2 } };

describe.each(testDatabases())('the calendar on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const day = async (date = MONDAY) => {
    const { days } = await testApi().api.calendar.read({ from: date, to: date });
    const [only] = days;
    if (!only) throw new Error('no day');
    return only;
  };
  const at = async (slot: CalendarSlot, date = MONDAY): Promise<CalendarEntry | undefined> =>
    (await day(date)).entries.find((entry) => entry.slot === slot);
  const nameAt = async (slot: CalendarSlot, date = MONDAY) => (await at(slot, date))?.meal?.name;
  const place = (slot: CalendarSlot, name: string, { date = MONDAY, isLocked = false } = {}) =>
    testApi().api.calendar.place({ date, slot, meal: porridge(name), isLocked });

  describe('reading', () => {
    test('an empty week has its days, totals of nothing, and the target of a day', async () => {
      const { api } = testApi();

      const calendar = await api.calendar.read({ from: MONDAY, to: '2026-12-06' });

      expect(calendar).toMatchObject({ today: '2026-11-21', revision: 0, profileId: null });
      expect(calendar.days).toHaveLength(7);
      expect(calendar.days[6]).toEqual({
        date: '2026-12-06',
        entries: [],
        totals: { calories: 0, macros: { protein: 0, fat: 0, carbs: 0 } },
        unknown: { calories: 0, macros: 0 },
        target: { calories: 2000, macros: { protein: 100, fat: 66.7, carbs: 250 } },
      });
    });

    test('a meal that is begun long before says when, counted back from the hour of its slot', async () => {
      const { api } = testApi();
      const recipe = RECIPES.find(({ id }) => id === 'feijoada-black-bean-collards');
      if (!recipe) throw new Error('no feijoada');
      const { id: _, ...meal } = recipeMeal(recipe, { id: 'feijoada' });

      await api.calendar.place({ ...DINNER, meal });
      await api.calendar.place({ ...LUNCH, meal: porridge('Porridge') });

      expect(await at('dinner')).toMatchObject({
        startsAt: `${MONDAY}T09:00`,
        meal: { startsAhead: { hours: 10, what: 'Soak the black beans.' } },
      });
      expect(await at('lunch')).not.toHaveProperty('startsAt');
    });

    test('targets are those of the person’s profile, the oldest until another is chosen', async () => {
      const { api } = testApi();
      const { _id } = await api.profiles.create({ name: 'Asha', calorieTarget: 1600, goal: 'muscle_gain' });

      const calendar = await api.calendar.read({ from: MONDAY, to: MONDAY });

      expect(calendar.profileId).toBe(_id);
      expect(calendar.days[0]?.target).toEqual({
        calories: 1600,
        macros: { protein: 100, fat: 44.4, carbs: 200 },
      });
    });

    test.each([
      [{ from: '2026-02-30', to: MONDAY }, /^from must be a real day/],
      [{ from: MONDAY, to: '2026-11-29' }, 'to must not come before from.'],
      [{ from: '2026-10-01', to: '2026-12-02' }, 'to must come less than 62 days after from.'],
      [{ from: '1999-12-31', to: '2000-01-02' }, /^from must be a real day/],
    ])('%j is refused', async (range, sentence) => {
      await expect(testApi().api.calendar.read(range)).rejects.toThrow(sentence);
    });
  });

  describe('placing', () => {
    test('a meal of a saved plan keeps its figures and the plan it is from', async () => {
      const { as } = testApi();
      const api = as(OWNER, { planner: embeddedPlanner });
      const { meals, planId = '' } = await api.meals.generate(REQUEST);
      const [, lunch] = meals;

      const change = await api.calendar.place({ ...LUNCH, planId, mealId: lunch?.id });

      const entry = await at('lunch');
      expect(entry).toMatchObject({ kind: 'meal', planId, meal: lunch, servings: 1, isLocked: false, note: null });
      expect(entry?.figures).toEqual({ calories: lunch?.calories, macros: lunch?.macros, basis: 'computed' });
      expect(change).toMatchObject({ revision: 1, replaced: [], skipped: [], warnings: [] });
      expect(change.days[0]?.totals.calories).toBe(lunch?.calories);
    });

    test('a favorite is placed, in the servings asked for, and is marked as one', async () => {
      const { api } = testApi();
      const { favorite } = await api.favorites.add({ meal: porridge('Sunday porridge') });

      await api.calendar.place({ ...LUNCH, favoriteId: favorite._id, servings: 1.5 });

      const entry = await at('lunch');
      expect(entry?.meal).toMatchObject({ name: 'Sunday porridge', isFavorite: true, servings: 1.5 });
      expect(entry?.figures?.calories).toBe(Math.round(OATS.calories * 1.5));
    });

    test('figures and tags that a client states are not believed where its foods are known', async () => {
      const { api } = testApi();

      await api.calendar.place({
        ...LUNCH,
        meal: {
          ...porridge('Diet porridge'),
          calories: 12,
          macros: { protein: 0, fat: 0, carbs: 0 },
          tags: ['Gluten Free'],
        },
      });

      const entry = await at('lunch');
      expect(entry?.meal).toMatchObject({ ...OATS, tags: [], ingredients: ['80 g rolled oats'] });
      expect(entry?.figures).toEqual({ ...OATS, basis: 'computed' });
    });

    test('a meal without grams keeps what it came with, as stated; one without calories counts as unknown', async () => {
      const { api } = testApi();

      await api.calendar.place({ ...LUNCH, meal: { name: 'Canteen curry', calories: 640 } });
      await api.calendar.place({ ...DINNER, meal: { name: 'Grandmother’s soup' } });

      expect((await at('lunch'))?.figures).toEqual({ calories: 640, macros: null, basis: 'stated' });
      expect(await day()).toMatchObject({ totals: { calories: 640 }, unknown: { calories: 1, macros: 2 } });
    });

    test('eating out has an estimate and a note; a note alone adds nothing and is not unknown', async () => {
      const { api } = testApi();

      await api.calendar.place({ ...DINNER, eatingOut: true, kcal: 900, note: 'Pizza at Ravi’s' });
      await api.calendar.place({ ...LUNCH, note: 'Soak the beans' });

      expect(await at('dinner')).toMatchObject({ kind: 'eating-out', kcal: 900, note: 'Pizza at Ravi’s', meal: null });
      expect(await at('lunch')).toMatchObject({ kind: 'note', note: 'Soak the beans', figures: null });
      expect(await day()).toMatchObject({ totals: { calories: 900 }, unknown: { calories: 0, macros: 1 } });
    });

    test('over something else says what stood there, and nothing takes the place of what is locked', async () => {
      const { api } = testApi();
      await place('lunch', 'First');

      const change = await place('lunch', 'Second', { isLocked: true });

      expect(change.replaced).toMatchObject([{ slot: 'lunch', meal: { name: 'First' } }]);
      await expect(place('lunch', 'Third')).rejects.toMatchObject({
        code: 'CONFLICT',
        message: '“Second” is locked and stays where it is. Unlock it first.',
      });
      await api.calendar.change({ ...LUNCH, isLocked: false });
      await place('lunch', 'Third');
      expect(await nameAt('lunch')).toBe('Third');
    });

    test.each([
      [{}, /^meal: send just one of/],
      [{ meal: { name: 'A' }, eatingOut: true as const }, /^meal: send just one of/],
      [{ meal: { name: 'A' }, favoriteId: 'x' }, /^meal: send just one of/],
      [{ note: '  ' }, /^meal: send just one of/],
      [{ planId: 'x' }, 'mealId is required.'],
      [{ mealId: 'x' }, 'planId is required.'],
      [{ meal: { name: ' ' } }, 'name is required.'],
      [{ meal: { name: 'A' }, kcal: 5 }, /^kcal is for meals that are eaten out/],
      [{ eatingOut: true as const, kcal: -1 }, 'kcal must be a whole number from 0 to 20000.'],
      [{ eatingOut: true as const, servings: 2 }, /^servings is for meals/],
      [{ meal: { name: 'A' }, servings: 0.3 }, 'servings must be between 0.25 and 4, in quarters.'],
      [{ meal: { name: 'A' }, servings: 1e9 }, 'servings must be between 0.25 and 4, in quarters.'],
      [{ note: 'x'.repeat(501) }, 'note must be at most 500 characters.'],
      [{ note: 'a\u0000' }, 'note contains characters that are not allowed.'],
    ])('%j is refused with a sentence', async (content, sentence) => {
      await expect(testApi().api.calendar.place({ ...LUNCH, ...content })).rejects.toThrow(sentence);
      expect(await at('lunch')).toBeUndefined();
    });

    test('amounts that nobody eats are refused, and days that are none or too far ahead', async () => {
      const { api } = testApi();
      const meal = porridge('Silo');
      const items = meal.items.map((item) => ({ ...item, grams: 90_000 }));

      await expect(api.calendar.place({ ...LUNCH, meal: { ...meal, items } })).rejects.toThrow(
        'meal.items come to more than 20000 kcal, the most that one serving may have.',
      );
      for (const date of ['2026-02-30', '2027-11-23', '2026-11-31', 'today']) {
        await expect(api.calendar.place({ date, slot: 'lunch', note: 'x' })).rejects.toThrow(
          /^date must be a real day/,
        );
      }
      await expect(api.calendar.place({ date: MONDAY, slot: 'brunch' as 'lunch', note: 'x' })).rejects.toThrow(
        'slot must be one of: breakfast, lunch, dinner, snack, second-snack.',
      );
    });

    test('what belongs to somebody else is not found', async () => {
      const { api, otherApi } = testApi();
      const { favorite } = await otherApi.favorites.add({ meal: porridge('Theirs') });
      const { planId = '', meals } = await otherApi.meals.generate(REQUEST);

      for (const content of [
        { favoriteId: favorite._id },
        { favoriteId: newId() },
        { planId, mealId: meals[0]?.id },
        { planId: 'x', mealId: 'y' },
      ]) {
        await expect(api.calendar.place({ ...LUNCH, ...content })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  describe('changing', () => {
    test('two devices that change different fields keep both; the last write of one wins', async () => {
      const { api } = testApi();
      await place('lunch', 'Porridge');

      await Promise.all([
        api.calendar.change({ ...LUNCH, servings: 2 }),
        api.calendar.change({ ...LUNCH, note: 'With honey' }),
        api.calendar.change({ ...LUNCH, isLocked: true }),
      ]);
      await api.calendar.change({ ...LUNCH, servings: 0.5 });

      const entry = await at('lunch');
      expect(entry).toMatchObject({ servings: 0.5, note: 'With honey', isLocked: true, meal: { servings: 0.5 } });
      expect(entry?.figures?.calories).toBe(Math.round(OATS.calories / 2));
      expect((await api.calendar.read({ from: MONDAY, to: MONDAY })).revision).toBe(5);
    });

    test('fields that such an entry does not have are refused, and an empty slot is not found', async () => {
      const { api } = testApi();
      await api.calendar.place({ ...LUNCH, note: 'Fast' });
      await place('dinner', 'Porridge');

      await expect(api.calendar.change({ ...LUNCH, servings: 2 })).rejects.toThrow(/^servings is for meals/);
      await expect(api.calendar.change({ ...LUNCH, note: null })).rejects.toThrow(/^note is required/);
      await expect(api.calendar.change({ ...DINNER, kcal: 100 })).rejects.toThrow(/^kcal is for meals/);
      await expect(api.calendar.change({ date: TUESDAY, slot: 'lunch', note: 'x' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    test('removing twice is not found the second time, and the same under one key', async () => {
      const { api, as } = testApi();
      await place('lunch', 'Porridge');
      const keyed = as(OWNER, { idempotencyKey: 'swipe' });

      const first = await keyed.calendar.remove(LUNCH);
      const again = await keyed.calendar.remove(LUNCH);

      expect(again).toEqual(first);
      await expect(api.calendar.remove(LUNCH)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await at('lunch')).toBeUndefined();
    });

    test('a placing that comes again late, under its key, does not undo what was done since', async () => {
      const { as } = testApi();
      const queued = () => as(OWNER, { idempotencyKey: 'queued' }).calendar.place({ ...LUNCH, meal: porridge('Old') });
      await queued();
      await place('lunch', 'New');

      await queued();

      expect(await nameAt('lunch')).toBe('New');
    });

    test('what is there already is no change', async () => {
      const { api } = testApi();
      await api.calendar.place({ ...LUNCH, note: 'Fast' });

      const again = await api.calendar.place({ ...LUNCH, note: 'Fast' });

      expect(again).toMatchObject({ changeId: null, revision: 1, replaced: [] });
    });
  });

  describe('moving', () => {
    test('to an empty slot leaves the other empty; onto a meal changes places; over days too', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch', { isLocked: true });
      await place('dinner', 'Dinner', { date: TUESDAY });

      await api.calendar.move({ from: LUNCH, to: DINNER });
      const swapped = await api.calendar.move({ from: DINNER, to: { date: TUESDAY, slot: 'dinner' } });

      expect([await nameAt('dinner'), await nameAt('dinner', TUESDAY)]).toEqual(['Dinner', 'Lunch']);
      expect((await at('dinner', TUESDAY))?.isLocked).toBe(true);
      expect(swapped.days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY]);
      expect(swapped.replaced).toHaveLength(2);
    });

    test('a copy stays where it was, takes the place of what is there, and is not locked', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch', { isLocked: true });
      await place('dinner', 'Dinner');

      const { replaced } = await api.calendar.move({ from: LUNCH, to: DINNER, copy: true });

      expect(replaced).toMatchObject([{ meal: { name: 'Dinner' } }]);
      expect([await nameAt('lunch'), await nameAt('dinner')]).toEqual(['Lunch', 'Lunch']);
      expect([(await at('lunch'))?.isLocked, (await at('dinner'))?.isLocked]).toEqual([true, false]);
    });

    test('onto what is locked, from nothing, or to the same place is refused', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch');
      await place('dinner', 'Dinner', { isLocked: true });

      await expect(api.calendar.move({ from: LUNCH, to: DINNER })).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(api.calendar.move({ from: { date: TUESDAY, slot: 'lunch' }, to: LUNCH })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(api.calendar.move({ from: LUNCH, to: LUNCH })).rejects.toThrow(
        'to must be another place than from.',
      );
      await expect(api.calendar.move({ from: LUNCH, to: { date: '2028-01-01', slot: 'lunch' } })).rejects.toThrow(
        /^to\.date must be a real day/,
      );
      await expect(api.calendar.move({ from: { date: '2026-02-30', slot: 'lunch' }, to: LUNCH })).rejects.toThrow(
        /^from\.date must be a real day/,
      );
    });
  });

  describe('a saved plan', () => {
    test('fills the slots of its meals; what stands there stays and is named, unless it is to be replaced', async () => {
      const { as } = testApi();
      const api = as(OWNER, { planner: embeddedPlanner });
      const { planId = '', meals } = await api.meals.generate({ ...REQUEST, mealCount: 5 });
      await place('lunch', 'Mine');
      await place('dinner', 'Locked', { isLocked: true });

      const kept = await api.calendar.placePlan({ date: MONDAY, planId });
      expect(kept.skipped.map(({ slot, reason, sentence }) => [slot, reason, sentence])).toEqual([
        ['lunch', 'filled', '2026-11-30, Lunch: “Mine” is already there and stays.'],
        ['dinner', 'locked', '2026-11-30, Dinner: “Locked” is locked and stays.'],
      ]);
      const replaced = await api.calendar.placePlan({ date: MONDAY, planId, replace: true });

      expect(replaced.skipped.map(({ slot }) => slot)).toEqual(['dinner']);
      expect((await day()).entries.map(({ meal }) => meal?.name)).toEqual([
        meals[0]?.name,
        meals[1]?.name,
        'Locked',
        meals[3]?.name,
        meals[4]?.name,
      ]);
    });

    test('of somebody else, or none, is not found', async () => {
      const { api, otherApi } = testApi();
      const { planId = '' } = await otherApi.meals.generate(REQUEST);

      for (const id of [planId, newId(), 'x']) {
        await expect(api.calendar.placePlan({ date: MONDAY, planId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  describe('repeating', () => {
    test('puts last week’s meals on this week; what stands there stays, and notes are left', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch', { date: '2026-11-23', isLocked: true });
      await place('dinner', 'Dinner', { date: '2026-11-29' });
      await place('breakfast', 'Breakfast', { date: '2026-11-24' });
      await api.calendar.place({ date: '2026-11-25', slot: 'dinner', eatingOut: true, kcal: 800 });
      await api.calendar.place({ date: '2026-11-25', slot: 'lunch', note: 'Birthday' });
      await place('breakfast', 'Planned already', { date: TUESDAY });

      const change = await api.calendar.repeat({ from: '2026-11-23', to: MONDAY });

      expect(await at('lunch')).toMatchObject({ meal: { name: 'Lunch' }, isLocked: false });
      expect(await nameAt('dinner', '2026-12-06')).toBe('Dinner');
      expect(await nameAt('breakfast', TUESDAY)).toBe('Planned already');
      expect(await at('dinner', '2026-12-02')).toMatchObject({ kind: 'eating-out', kcal: 800 });
      expect(change.skipped.map(({ reason }) => reason).toSorted()).toEqual(['filled', 'note']);
      expect(change.days).toHaveLength(7);
      expect((await api.subscription.status()).tokens).toBe(10);
    });

    test('onto itself is refused', async () => {
      const { api } = testApi();

      await expect(api.calendar.repeat({ from: MONDAY, to: '2026-12-03' })).rejects.toThrow(
        'to must be at least 7 days away from from',
      );
      await expect(api.calendar.repeat({ from: MONDAY, to: MONDAY })).rejects.toThrow(
        'to must be another day than from.',
      );
      await expect(api.calendar.repeat({ from: MONDAY, to: '2027-11-20' })).rejects.toThrow(/^to must be a real day/);
    });
  });

  test('clearing empties what is not locked, of the slots asked for', async () => {
    const { api } = testApi();
    await place('lunch', 'Lunch', { isLocked: true });
    await place('dinner', 'Dinner');
    await place('breakfast', 'Breakfast', { date: TUESDAY });

    const some = await api.calendar.clear({ from: MONDAY, to: TUESDAY, slots: ['breakfast'] });
    const all = await api.calendar.clear({ from: MONDAY, to: TUESDAY });

    expect(some.replaced.map(({ meal }) => meal?.name)).toEqual(['Breakfast']);
    expect(all.skipped.map(({ reason }) => reason)).toEqual(['locked']);
    expect((await day()).entries.map(({ meal }) => meal?.name)).toEqual(['Lunch']);
    await expect(api.calendar.clear({ from: MONDAY, to: '2026-12-14' })).rejects.toThrow(
      'to must come less than 14 days after from.',
    );
  });

  describe('taking back', () => {
    test('a change gives its slots what they held, and can be taken back itself', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch', { isLocked: true });
      await place('dinner', 'Dinner');
      const before = (await day()).entries;
      const { changeId } = await api.calendar.move({ from: LUNCH, to: DINNER });

      const undone = await api.calendar.undo({ changeId: changeId ?? '' });

      const strip = (entries: readonly CalendarEntry[]) => entries.map((entry) => ({ ...entry, revision: 0 }));
      expect(strip((await day()).entries)).toEqual(strip(before));
      await api.calendar.undo({ changeId: undone.changeId ?? '' });
      expect(await nameAt('dinner')).toBe('Lunch');
    });

    test('leaves alone what was changed again since, and says so', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch');
      await place('dinner', 'Dinner');
      const { changeId } = await api.calendar.clear({ from: MONDAY, to: MONDAY });
      await place('dinner', 'Something new');

      const undone = await api.calendar.undo({ changeId: changeId ?? '' });

      expect(undone.skipped).toMatchObject([{ slot: 'dinner', reason: 'changed-since' }]);
      expect([await nameAt('lunch'), await nameAt('dinner')]).toEqual(['Lunch', 'Something new']);
      expect((await api.calendar.undo({ changeId: changeId ?? '' })).changeId).toBeNull();
    });

    test('a move goes back whole or not at all, so that no meal is lost or stands twice', async () => {
      const { api } = testApi();
      await place('lunch', 'Lunch');
      const onto = await api.calendar.move({ from: LUNCH, to: DINNER });
      await place('lunch', 'Somebody’s');

      const undone = await api.calendar.undo({ changeId: onto.changeId ?? '' });

      expect(undone.changeId).toBeNull();
      expect(new Set(undone.skipped.map(({ slot }) => slot))).toEqual(new Set(['lunch', 'dinner']));
      expect([await nameAt('lunch'), await nameAt('dinner')]).toEqual(['Somebody’s', 'Lunch']);
      const swap = await api.calendar.move({ from: LUNCH, to: DINNER });
      await api.calendar.move({ from: DINNER, to: { date: TUESDAY, slot: 'dinner' } });
      expect((await api.calendar.undo({ changeId: swap.changeId ?? '' })).changeId).toBeNull();
      expect([await nameAt('lunch'), await nameAt('dinner', TUESDAY)]).toEqual(['Lunch', 'Somebody’s']);
    });

    test('works for the newest twenty changes of one’s own', async () => {
      const { api, otherApi } = testApi();
      const changes = [];
      for (let count = 0; count < 22; count += 1) changes.push(await place('lunch', `Meal ${count}`));
      const [oldest, , next] = changes;

      await expect(api.calendar.undo({ changeId: oldest?.changeId ?? '' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(otherApi.calendar.undo({ changeId: next?.changeId ?? '' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(api.calendar.undo({ changeId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await api.calendar.undo({ changeId: next?.changeId ?? '' })).skipped).toHaveLength(1);
    });
  });

  test('ten moves at once lose nothing', async () => {
    const { api } = testApi();
    await place('lunch', 'Lunch');
    await place('dinner', 'Dinner');

    await Promise.all(Array.from({ length: 10 }, () => api.calendar.move({ from: LUNCH, to: DINNER })));

    expect([await nameAt('lunch'), await nameAt('dinner')]).toEqual(['Lunch', 'Dinner']);
    expect((await api.calendar.read({ from: MONDAY, to: MONDAY })).revision).toBe(12);
  });

  test('a stranger sees and changes nothing of it, and a visitor is asked to sign in', async () => {
    const { otherApi, anonymousApi } = testApi();
    await place('lunch', 'Lunch');

    expect((await otherApi.calendar.read({ from: MONDAY, to: MONDAY })).days[0]?.entries).toEqual([]);
    await expect(otherApi.calendar.change({ ...LUNCH, servings: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(otherApi.calendar.remove(LUNCH)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await otherApi.calendar.clear({ from: MONDAY, to: MONDAY });
    await expect(anonymousApi.calendar.read({ from: MONDAY, to: MONDAY })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(await nameAt('lunch')).toBe('Lunch');
  });
});
