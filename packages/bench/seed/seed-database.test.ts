import { createTestApi, type TestApi } from '@platewise/api/testing/create-test-api';
import { addDays } from '@platewise/contract/dates/local-date';
import type { Db } from '@platewise/db/database';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HABITS, type Habit } from './habits.ts';
import { makeKitchens } from './make-kitchens.ts';
import { readPeople, seedDatabase } from './seed-database.ts';

/** The day of the tests' clock, a Saturday. */
const TODAY = '2026-11-21';
const MONDAY = '2026-11-16';
const PEOPLE = 200;
/** The people whom others are copies of live through weeks of calls, on a machine that may have other work. */
const LIVING_MS = 240_000;
const SEED = { seed: 5, today: TODAY };
/** One kitchen of each habit, of those who pay as many as of the others, and none that has taken years to fill. */
const ONE_OF_EACH = HABITS.map((habit): Habit => {
  const [least, most] = habit.diaryWeeks;
  const diaryWeeks = [Math.min(least, 2), Math.min(most, 2)] as const;
  return { ...habit, kitchens: 1, share: 0.25, active: 0.5, plans: [Math.min(habit.plans[0], 3), 3], diaryWeeks };
});
const CHEAP = HABITS.filter(({ isPaying }) => !isPaying).map((habit) => ({ ...habit, kitchens: 1 }));

type Seeded = { id: string; email: string; name: string; email_verified: boolean };

describe.runIf(testDatabases().includes('postgres'))('people of the seed', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let place: TestApi;
  let people: Seeded[];

  beforeAll(async () => {
    database = await createTestDatabase({ kind: 'postgres' });
    await seedDatabase(urlOf(database), { ...SEED, people: PEOPLE, habits: ONE_OF_EACH });
    place = await createTestApi({ database });
    people = await listPeople(database.db);
  }, LIVING_MS);
  afterAll(() => database.close());

  test('are as many as were asked for', () => {
    expect(people).toHaveLength(PEOPLE);
    expect(new Set(people.map(({ email }) => email)).size).toBe(PEOPLE);
  });

  test('read their plans, week, diary and list through the procedures of the product', async () => {
    const found = { plans: 0, entries: 0, diaryMeals: 0, listItems: 0, favorites: 0 };
    for (const { id, email, name, email_verified: emailVerified } of people) {
      const caller = place.as({ userId: id, email, name, emailVerified });
      const { subscription } = await caller.subscription.status();
      found.plans += (await caller.plans.page({})).plans.length;
      found.favorites += (await caller.favorites.list({})).length;
      const { days } = await caller.calendar.read({ from: MONDAY, to: addDays(MONDAY, 6) });
      found.entries += days.flatMap(({ entries }) => entries).length;
      if (subscription === 'free') continue;
      const range = { from: addDays(TODAY, -60), to: TODAY };
      for (const { meals } of await caller.calorie.entries(range)) found.diaryMeals += meals.length;
      found.listItems += (await caller.shoppingList.read()).items.length;
    }

    for (const count of Object.values(found)) expect(count).toBeGreaterThan(20);
  });

  test('have books that add up', async () => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from allowance join (
        select user_id, sum(amount) as moved from token_ledger group by user_id
      ) as ledger using (user_id) where moved <> tokens`.execute(database.db);

    expect(rows).toEqual([]);
  });

  test('are not written next to others unless that is asked for', async () => {
    const again = { ...SEED, seed: 6, people: 3, habits: CHEAP };

    await expect(seedDatabase(urlOf(database), again)).rejects.toThrow('people already');
    await seedDatabase(urlOf(database), { ...again, isAdding: true });

    expect(await listPeople(database.db)).toHaveLength(PEOPLE + 3);
  });
});

test.runIf(testDatabases().includes('postgres'))('a database without tables is refused', async () => {
  const database = await createTestDatabase({ kind: 'postgres', isMigrated: false });

  const seeding = seedDatabase(urlOf(database), { ...SEED, people: 1, habits: CHEAP });

  await expect(seeding.finally(() => void database.close())).rejects.toThrow('not migrated');
});

test(
  'the same seed and day make the same kitchens',
  async () => {
    const [first, second] = [
      await makeKitchens({ ...SEED, habits: CHEAP }),
      await makeKitchens({ ...SEED, habits: CHEAP }),
    ];

    expect(second.map(({ rows }) => withoutSecrets(rows))).toEqual(first.map(({ rows }) => withoutSecrets(rows)));
  },
  LIVING_MS,
);

test.each(['0', '-5', '1.5', '1e6', 'many', '', undefined, '100000001'])('%s people are refused', (text) => {
  expect(() => readPeople(text)).toThrow('--people is a whole number');
});

test('a million may be written with underscores', () => {
  expect(readPeople('1_000_000')).toBe(1_000_000);
});

function urlOf({ url }: { url: string | null }): string {
  if (!url) throw new Error('The embedded database has no address.');
  return url;
}

async function listPeople(db: Db): Promise<Seeded[]> {
  return db.selectFrom('app_user').select(['id', 'email', 'name', 'email_verified']).orderBy('id').execute();
}

// Links and tokens have secrets that nobody chooses; each person of the seed gets others.
function withoutSecrets({ tables }: Awaited<ReturnType<typeof makeKitchens>>[number]['rows']) {
  return tables.filter(({ table }) => table !== 'plan_link' && table !== 'calendar');
}
