import { join } from 'node:path';
import { hasPendingMigrations } from '@platewise/db/migrate';
import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { openPostgresDatabase } from '@platewise/db/opening/open-postgres-database';
import { hasPgbouncer, startPgbouncer } from '@platewise/db/testing/start-pgbouncer';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runOperatorCommand } from './operator/operator-commands.ts';
import { ACCOUNT_OPERATIONS } from './rest/reference/account-operations.ts';
import { REFUSAL, readExamples } from './rest/rest-examples.ts';
import { REST_ROUTES } from './rest/rest-routes.ts';
import { createPerson } from './testing/create-person.ts';
import { createTestServer } from './testing/create-test-server.ts';
import { exampleCalls } from './testing/example-calls.ts';
import { recordExamples } from './testing/record-examples.ts';
import { newDataDir, removeDataDirs, runServer } from './testing/run-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const isLanding = Boolean(process.env.CI && process.env.TEST_DATABASE_URL);
const without = hasPgbouncer ? '' : ' (not run: the Debian package pgbouncer is not installed)';

describe.runIf(isLanding && hasPgbouncer)(`the product behind PgBouncer in transaction mode${without}`, () => {
  let empty: Awaited<ReturnType<typeof createTestDatabase>>;
  let direct: string;
  const closing: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    empty = await createTestDatabase({ kind: 'postgres', isMigrated: false });
    direct = empty.url ?? '';
    closing.push(empty.close);
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });
  afterAll(removeDataDirs);

  const startPooler = async (change?: (settings: string) => string): Promise<string> => {
    const { url, stop } = await startPgbouncer(direct, change);
    closing.push(stop);
    return url;
  };
  const open = async (pooled: string): Promise<OpenDatabase> => {
    const database = await openPostgresDatabase({ databaseUrl: pooled, directUrl: direct, poolSize: 10 });
    closing.push(database.close);
    return database;
  };

  test('answers every operation as it does without, over two connections that take turns', async () => {
    const database = await open(await startPooler());

    const answered = await recordExamples(exampleCalls, { database });

    expect(Object.keys(answered).toSorted()).toEqual(
      [
        ...REST_ROUTES.map(({ procedure }) => procedure),
        ...ACCOUNT_OPERATIONS.map(({ name }) => name),
        REFUSAL,
      ].toSorted(),
    );
    const { 'plans.page': page, 'calendar.read': week } = answered;
    expect({ page, week }).toEqual({ page: readExamples()['plans.page'], week: readExamples()['calendar.read'] });
  });

  test('brings its tables up to date by the direct address', async () => {
    const database = await open(
      await startPooler((settings) =>
        settings.replace("connect_query='", '$&set default_transaction_read_only = on; '),
      ),
    );

    await expect(createTestServer({}, { database })).rejects.toThrow('read-only');
    expect(await hasPendingMigrations(empty.db)).toBe(false);
  });

  test('takes backups by the direct address, whoever has the connections of the pooler', async () => {
    const database = await open(await startPooler());
    const server = await createTestServer({}, { database });
    closing.push(server.close);
    const file = join(await newDataDir(), 'now.backup');
    const release = Promise.withResolvers<void>();
    const taken = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holders = taken.map(({ resolve }) =>
      database.db.transaction().execute(async (trx) => {
        await trx.selectFrom('server_secret').select('name').execute();
        resolve();
        await release.promise;
      }),
    );
    await Promise.all(taken.map(({ promise }) => promise));

    const backup = runOperatorCommand(server.services, { command: 'backup', file, isOverwritten: false });

    expect(await backup.finally(release.resolve)).toMatchObject({ ok: true });
    await Promise.all(holders);
  });

  test('starts as several processes on an empty database', async () => {
    const server = await runServer({
      DATA_DIR: await newDataDir(),
      DATABASE_URL: await startPooler(),
      DATABASE_DIRECT_URL: direct,
      PLANNER_THREADS: '0',
      WORKERS: '2',
    });
    closing.push(() => server.kill('SIGTERM'));

    const origin = `http://localhost:${new URL(server.url).port}`;
    const { api } = await createPerson(server.url, origin);
    const made = await api.meals.generate.mutate({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 2 });
    const { plans } = await api.plans.page.query({});

    expect(server.output()).toContain('(2 processes)');
    expect(plans).toHaveLength(1);
    expect(plans[0]?.meals.map(({ name }) => name)).toEqual('meals' in made ? made.meals.map(({ name }) => name) : []);
  });

  test('does not start on a pooler alone, and says what to set', async () => {
    const server = await runServer({ DATA_DIR: await newDataDir(), DATABASE_URL: await startPooler() });

    expect(await server.exited).toBe(78);
    expect(server.output()).toContain('Set DATABASE_DIRECT_URL to the address of Postgres itself');
  });
});
