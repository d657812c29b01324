import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseUnavailableError } from '../database-unavailable-error.ts';
import { prepare } from '../prepared.ts';
import { startFaultProxy } from '../testing/fault-proxy.ts';
import { canKnowNames, hasPgbouncer, type Pooler, startPgbouncer } from '../testing/start-pgbouncer.ts';
import { createTestDatabase, testDatabases } from '../testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgresDatabase, type PostgresOptions } from './open-postgres-database.ts';

const isLanding = Boolean(process.env.CI) && testDatabases().includes('postgres');
const without = hasPgbouncer ? '' : ' (not run: the Debian package pgbouncer is not installed)';

const secretNamed = prepare((db, { name }: { name: string }) =>
  db
    .selectFrom('server_secret')
    .select(['name', sql<number>`pg_backend_pid()`.as('pid')])
    .where('name', '=', name),
);

describe.runIf(isLanding && hasPgbouncer)(`behind PgBouncer in transaction mode${without}`, () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let direct: string;
  const opened: { close: () => Promise<void> }[] = [];

  beforeEach(async () => {
    database = await createTestDatabase({ kind: 'postgres' });
    direct = database.url ?? '';
  });
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
    await database.close();
  });

  const pooler = async (...given: Parameters<typeof startPgbouncer>): Promise<Pooler> => {
    const started = await startPgbouncer(...given);
    opened.push({ close: started.stop });
    return started;
  };
  const open = async (options: Omit<PostgresOptions, 'poolSize'>): Promise<OpenDatabase> => {
    const db = await openPostgresDatabase({ poolSize: 32, ...options });
    opened.push(db);
    return db;
  };
  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

  test('statements that were prepared are answered whichever connection they come to', async () => {
    const { db } = await open({ databaseUrl: (await pooler(direct)).url, directUrl: direct });
    await db.insertInto('server_secret').values({ name: 'soup', value: 'hot' }).execute();

    const answers: Awaited<ReturnType<typeof secretNamed>> = [];
    for (let turn = 0; turn < 20; turn += 1) answers.push(...(await secretNamed(db, { name: 'soup' })));

    expect(answers.map(({ name }) => name)).toEqual(Array(20).fill('soup'));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  test('many transactions at once share two connections, each whole', async () => {
    const { db } = await open({ databaseUrl: (await pooler(direct)).url, directUrl: direct });
    await db.insertInto('server_secret').values({ name: 'count', value: '0' }).execute();
    const raise = () =>
      db.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom('server_secret')
          .select('value')
          .where('name', '=', 'count')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('server_secret')
          .set({ value: `${Number(value) + 1}` })
          .where('name', '=', 'count')
          .execute();
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        return rows[0]?.pid;
      });

    const pids = await Promise.all(Array.from({ length: 64 }, raise));

    const kept = await db.selectFrom('server_secret').select('value').where('name', '=', 'count').executeTakeFirst();
    expect(kept).toEqual({ value: '64' });
    expect(new Set(pids).size).toBe(2);
  });

  test('requests have the time limit of the pooler’s connections, the background its own', async () => {
    const { db, background } = await open({ databaseUrl: (await pooler(direct)).url, directUrl: direct });

    const [slow, patient] = await Promise.all([
      failure(sql`select pg_sleep(4)`.execute(db)),
      failure(sql`select pg_sleep(3)`.execute(background)),
    ]);

    expect(slow).toMatchObject({ code: '57014' });
    expect(patient).toBeNull();
  });

  test('a Postgres that is silent behind the pooler is reported at once, and asked when it is back', async () => {
    const network = await startFaultProxy(direct);
    opened.push(network);
    const { db } = await open({ databaseUrl: (await pooler(network.url)).url, directUrl: direct });
    await secretNamed(db, { name: 'soup' });

    network.set('drop');
    const first = await failure(secretNamed(db, { name: 'soup' }));
    const startedAt = performance.now();
    const later = await failure(secretNamed(db, { name: 'soup' }));

    expect([first, later].map(isDatabaseUnavailableError)).toEqual([true, true]);
    expect(performance.now() - startedAt).toBeLessThan(200);
    network.set('deliver');
    network.cut();
    await expect.poll(() => failure(secretNamed(db, { name: 'soup' })), { timeout: 10_000 }).toBeNull();
  });

  const WITHOUT_LIMITS = (settings: string) => settings.replace(/ connect_query='[^']*'/, '');
  const NAMELESS = (settings: string) => (canKnowNames ? `${settings}\nmax_prepared_statements = 0` : settings);
  const IGNORING = (settings: string) =>
    `${WITHOUT_LIMITS(settings)}\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout`;

  test('a pooler whose connections have no time limits is refused, with what is to be done', async () => {
    const { url } = await pooler(direct, WITHOUT_LIMITS);

    const error = await failure(open({ databaseUrl: url, directUrl: direct }));

    expect(error).toMatchObject({ code: 'POOLER', problem: 'unlimited' });
    expect(String(error)).toContain('connect_query');
  });

  test('a pooler where Postgres is expected is refused, also one that ignores the limits', async () => {
    const [refusing, ignoring] = [await pooler(direct), await pooler(direct, IGNORING)];

    const errors = [
      await failure(open({ databaseUrl: refusing.url })),
      await failure(open({ databaseUrl: ignoring.url })),
      await failure(open({ databaseUrl: refusing.url, directUrl: refusing.url })),
      await failure(open({ databaseUrl: refusing.url, directUrl: ignoring.url })),
    ];

    expect(errors).toMatchObject([
      { code: 'POOLER', problem: 'pooled', variable: 'DATABASE_URL' },
      { code: 'POOLER', problem: 'pooled', variable: 'DATABASE_URL' },
      { code: 'POOLER', problem: 'pooled', variable: 'DATABASE_DIRECT_URL' },
      { code: 'POOLER', problem: 'pooled', variable: 'DATABASE_DIRECT_URL' },
    ]);
    expect(String(errors[0])).toContain('Set DATABASE_DIRECT_URL to the address of Postgres itself');
  });

  test('a pooler that does not know names is refused where statements have some', async () => {
    const { url } = await pooler(direct, NAMELESS);

    const error = await failure(open({ databaseUrl: url, directUrl: direct, hasNamedStatements: true }));

    expect(error).toMatchObject({ code: 'POOLER', problem: 'nameless' });
  });

  test.runIf(canKnowNames)('a pooler that knows names answers statements that have some', async () => {
    const { url } = await pooler(direct, (settings) => `${settings}\nmax_prepared_statements = 100`);
    const { db } = await open({ databaseUrl: url, directUrl: direct, hasNamedStatements: true });
    await db.insertInto('server_secret').values({ name: 'soup', value: 'hot' }).execute();

    const asked = Array.from({ length: 100 }, () => [
      secretNamed(db, { name: 'soup' }),
      db.transaction().execute((trx) => secretNamed(trx, { name: 'soup' })),
    ]);
    const answers = (await Promise.all(asked.flat())).flat();

    expect(answers.map(({ name }) => name)).toEqual(Array(200).fill('soup'));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  });

  test('two addresses of different databases are refused: the tables of one would be brought up to date for the other', async () => {
    const { url } = await pooler(direct);

    const error = await failure(open({ databaseUrl: url, directUrl: process.env.TEST_DATABASE_URL }));

    expect(error).toMatchObject({ code: 'POOLER', problem: 'elsewhere' });
  });
});
