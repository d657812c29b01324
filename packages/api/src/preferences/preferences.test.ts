import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import { OWNER, PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

describe.each(testDatabases())('preferences on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('start with what is usual', async () => {
    expect(await testApi().api.preferences.get()).toEqual({
      timeZone: null,
      weekStart: 0,
      units: 'metric',
      referenceSet: 'dri',
      region: null,
      profileId: null,
      profile: null,
      plannedFor: {
        source: 'usual',
        name: null,
        goal: 'balanced',
        dietaryPreferences: 'none',
        excludeIngredients: [],
        calorieTarget: 2000,
      },
      today: '2026-11-21',
    });
  });

  test('only the fields that are sent change, so that two devices keep both; null goes back', async () => {
    const { api } = testApi();

    await Promise.all([
      api.preferences.update({ timeZone: 'Asia/Kolkata' }),
      api.preferences.update({ weekStart: 1 }),
      api.preferences.update({ units: 'us' }),
    ]);

    expect(await api.preferences.get()).toMatchObject({ timeZone: 'Asia/Kolkata', weekStart: 1, units: 'us' });
    expect(await api.preferences.update({ weekStart: null })).toMatchObject({ weekStart: 0, units: 'us' });
  });

  test.each([
    ['Asia/Kolkata', '2026-11-22'],
    ['America/New_York', '2026-11-21'],
    ['Pacific/Apia', '2026-11-22'],
    ['Australia/Lord_Howe', '2026-11-22'],
  ])('today is that of %s', async (timeZone, today) => {
    const { api, clock } = testApi();
    clock.set('2026-11-21T18:30:00Z');

    expect((await api.preferences.update({ timeZone })).today).toBe(today);
    expect((await api.calendar.read({ from: today, to: today })).today).toBe(today);
  });

  test('a journey to another zone moves today and no entry', async () => {
    const { api, clock } = testApi();
    clock.set('2026-11-21T18:30:00Z');
    await api.preferences.update({ timeZone: 'Asia/Kolkata' });
    await api.calendar.place({ date: '2026-11-22', slot: 'breakfast', note: 'Idli' });

    await api.preferences.update({ timeZone: 'America/New_York' });

    const { today, days } = await api.calendar.read({ from: '2026-11-21', to: '2026-11-22' });
    expect(today).toBe('2026-11-21');
    expect(days.map(({ date, entries }) => [date, entries.length])).toEqual([
      ['2026-11-21', 0],
      ['2026-11-22', 1],
    ]);
  });

  test('the calendar plans for the profile that is chosen, else for the oldest, also when the chosen one is gone', async () => {
    const { proApi, context } = testApi();
    await grantPlan(context, { email: PRO.email, plan: 'family' });
    const [first, second] = [
      await proApi.profiles.create({ name: 'Asha' }),
      await proApi.profiles.create({ name: 'Ravi', calorieTarget: 2600 }),
    ];
    expect(await proApi.preferences.get()).toMatchObject({ profileId: null, profile: { _id: first._id } });

    await proApi.preferences.update({ profileId: second._id });
    expect(await proApi.preferences.get()).toMatchObject({ profileId: second._id, profile: { name: 'Ravi' } });
    expect((await proApi.calendar.read({ from: '2026-11-30', to: '2026-11-30' })).days[0]?.target.calories).toBe(2600);
    await proApi.profiles.remove({ profileId: second._id });

    expect(await proApi.preferences.get()).toMatchObject({ profileId: null, profile: { name: 'Asha' } });
  });

  test('somebody else’s profile is not found, and a visitor is asked to sign in', async () => {
    const { api, otherApi, anonymousApi } = testApi();
    const { _id } = await otherApi.profiles.create({ name: 'Theirs' });

    for (const profileId of [_id, newId(), 'x']) {
      await expect(api.preferences.update({ profileId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(anonymousApi.preferences.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(anonymousApi.preferences.update({ units: 'us' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await otherApi.preferences.update({ units: 'us' });
    expect((await api.preferences.get()).units).toBe('metric');
  });

  test('an update that comes again late, under its key, does not undo what was chosen since', async () => {
    const { api, as } = testApi();
    const queued = () => as(OWNER, { idempotencyKey: 'queued' }).preferences.update({ units: 'us' });
    await queued();
    await api.preferences.update({ units: 'metric' });

    await queued();

    expect((await api.preferences.get()).units).toBe('metric');
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone must be the name of a time zone such as Asia/Kolkata.'],
    [{ timeZone: '+05:30' }, 'timeZone must be the name of a time zone such as Asia/Kolkata.'],
    [{ timeZone: 5 }, 'timeZone must be the name of a time zone such as Asia/Kolkata.'],
    [{ weekStart: 2 }, 'weekStart must be one of: 0, 1, 6.'],
    [{ weekStart: '1' }, 'weekStart must be one of: 0, 1, 6.'],
    [{ units: 'imperial' }, 'units must be one of: metric, us.'],
    [
      { region: 'asia' },
      'region must be one of: africa, east-asia, europe, latin-america, mediterranean, middle-east, north-america, south-asia.',
    ],
    [{ profileId: 5 }, 'profileId must be text.'],
  ])('%j is refused with a sentence', async (input, sentence) => {
    await expect(testApi().api.preferences.update(input as { units: 'us' })).rejects.toThrow(sentence);
  });
});
