import { accountExportSchema } from '@platewise/contract/account/account-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Identity } from '../context.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { fillForPerson } from '../testing/fill-for-person.ts';
import { OWNER, person, STRANGER } from '../testing/people.ts';
import { insertDiaryDays, listTokenHashes } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts';

const MEAL = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;

describe.each(testDatabases())('the copy of a person’s data on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('holds a row of every table that names them, described, and nothing of anybody else', async () => {
    const { context } = testApi();
    const [mine, theirs] = ['user-that-asks', 'user-that-does-not'];
    for (const userId of [mine, theirs]) await fillForPerson(context.db, userId);

    const text = await read({ ...person('x'), userId: mine });

    const { about, data } = accountExportSchema.parse(JSON.parse(text));
    expect(Object.keys(data)).toEqual(Object.keys(PERSONAL_TABLES));
    expect(Object.keys(about.parts)).toEqual(Object.keys(PERSONAL_TABLES));
    for (const [table, rows] of Object.entries(data)) expect(rows, table).toHaveLength(1);
    expect(text).not.toContain(theirs);
  });

  test('leaves out what would let its reader act as them', async () => {
    const { context } = testApi();
    await fillForPerson(context.db, OWNER.userId);

    const { data } = JSON.parse(await read(OWNER));

    for (const [table, { leftOut = {} }] of Object.entries<PersonalTable>(PERSONAL_TABLES)) {
      for (const column of Object.keys(leftOut)) expect(data[table][0], table).not.toHaveProperty(column);
    }
  });

  test('is whole however many rows there are', async () => {
    const { api, context } = testApi();
    await api.users.me();
    await insertDiaryDays(context.db, OWNER.userId, { days: 1001 });

    const { data } = JSON.parse(await read(OWNER));

    const dates = data.diary_entry.map(({ date }: { date: string }) => date);
    expect(new Set(dates).size).toBe(1001);
    expect(dates).toEqual(dates.toSorted());
  });

  test('shows what somebody has done here', async () => {
    const { api, context } = testApi();
    await api.meals.generate(MEAL);
    await api.profiles.create({ name: 'Asha' });
    const { token } = await api.users.tokens.create({ name: 'Script' });

    const text = await read(OWNER);

    const { about, data } = JSON.parse(text);
    expect(about).toMatchObject({ userId: OWNER.userId, format: 1, madeAt: '2026-11-21T10:00:00.000Z' });
    expect(data.meal_plan).toMatchObject([{ goal: 'maintenance', meals: [{ name: expect.any(String) }] }]);
    expect(data.profile).toMatchObject([{ name: 'Asha' }]);
    expect(data.personal_token).toMatchObject([{ name: 'Script' }]);
    expect(text).not.toContain(token);
    expect(text).not.toContain((await listTokenHashes(context.db))[0]?.token_hash);
  });

  async function read(identity: Identity): Promise<string> {
    const pieces = [];
    for await (const piece of await testApi().as(identity).users.export()) pieces.push(piece);
    return pieces.join('');
  }
});

describe('the copy of a person’s data', () => {
  const testApi = useTestApi();

  test('is made ten times an hour, whichever token asks', async () => {
    const { as, context, clock } = testApi();
    const limiter = createMemoryLimiter({ now: clock.now });
    for (let copy = 0; copy < 10; copy += 1) await as(OWNER, { limiter, tokenId: String(copy) }).users.export();

    await expect(as(OWNER, { limiter }).users.export()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await as(STRANGER, { limiter }).users.export()).toBeTruthy();
    expect(context.identity).toBeNull();
  });

  test('is for signed-in people', async () => {
    await expect(testApi().anonymousApi.users.export()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('breaks off when its reader has gone, so that half of it never looks whole', async () => {
    const { as } = testApi();
    const leaving = new AbortController();
    const copy = await as(OWNER, { signal: leaving.signal }).users.export();
    leaving.abort();

    const readOn = async () => {
      for await (const _ of copy);
    };
    await expect(readOn()).rejects.toThrow('The caller has gone.');
  });
});
