import { hasPendingMigrations } from '@platewise/db/migrate';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { expect, test } from 'vitest';
import { runMigrate } from '../testing/run-server.ts';

test.runIf(testDatabases().includes('postgres'))(
  'the tables of a Postgres are brought up to date, and nothing when asked again',
  async () => {
    const { db, url, close } = await createTestDatabase({ kind: 'postgres', isMigrated: false });

    const first = await runMigrate([], { DATABASE_URL: url ?? '' });
    const second = await runMigrate([], { DATABASE_URL: url ?? '' });

    expect(first).toMatchObject({ exitCode: 0, errors: '', output: expect.stringMatching(/applied: [1-9]\d+\.$/m) });
    expect(second).toMatchObject({ exitCode: 0, errors: '', output: expect.stringMatching(/applied: 0\.$/m) });
    expect(await hasPendingMigrations(db)).toBe(false);
    await close();
  },
);

test('without a Postgres there is nothing to do before the start', async () => {
  const answer = await runMigrate([], {});

  expect(answer).toMatchObject({ exitCode: 78, errors: expect.stringContaining('DATABASE_URL') });
});

test('a Postgres that does not answer is reported', async () => {
  const answer = await runMigrate([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

  expect(answer).toMatchObject({ exitCode: 70, errors: expect.stringContaining('could not be brought up to date') });
});
