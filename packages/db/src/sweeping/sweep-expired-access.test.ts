import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../opening/open-database.ts';
import { createTestDatabase, testDatabases } from '../testing/test-database.ts';
import { sweepExpiredAccess } from './sweep-expired-access.ts';

const AT = new Date('2026-11-21T10:00:00.000Z');
const [BEFORE, AFTER] = [new Date(AT.getTime() - 1), new Date(AT.getTime() + 1)];
const TABLES = ['auth_session', 'auth_verification'] as const;

describe.each(testDatabases())('sweeping what lets nobody in any more on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ kind });
  });
  beforeEach(async () => {
    await sql`truncate auth_user, auth_verification cascade`.execute(database.db);
    await sql`insert into auth_user (id, name, email, "emailVerified") values ('asha', '', 'a@example.test', false)`.execute(
      database.db,
    );
  });
  afterAll(() => database.close());

  const sweep = (signal = new AbortController().signal) => sweepExpiredAccess(database.db, { at: AT, signal });
  const idsIn = async (table: (typeof TABLES)[number]) =>
    (await database.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

  async function addSessions(prefix: string, expiresAt: Date, count = 1): Promise<void> {
    await sql`
      insert into auth_session (id, token, "expiresAt", "updatedAt", "userId")
      select ${prefix} || n, ${prefix} || n, ${expiresAt}, ${expiresAt}, 'asha'
      from generate_series(1, ${count}::int) n`.execute(database.db);
  }

  async function addLinks(prefix: string, expiresAt: Date, count = 1): Promise<void> {
    await sql`
      insert into auth_verification (id, identifier, value, "expiresAt")
      select ${prefix} || n, 'reset-password:' || n, 'asha', ${expiresAt}
      from generate_series(1, ${count}::int) n`.execute(database.db);
  }

  test('removes what is over to the millisecond, and leaves what is not, and the account', async () => {
    for (const add of [addSessions, addLinks]) {
      await add('over-', BEFORE);
      await add('at-', AT);
      await add('valid-', AFTER);
    }

    const isDone = await sweep();

    expect(isDone).toBe(true);
    for (const table of TABLES) expect(await idsIn(table)).toEqual(['valid-1']);
    expect(await database.db.selectFrom('auth_user').select('id').execute()).toEqual([{ id: 'asha' }]);
    expect(await sweep()).toBe(true);
  });

  test('removes more than one batch holds', async () => {
    await addSessions('over-', BEFORE, 1001);
    await addSessions('valid-', AFTER, 600);
    await addLinks('over-', BEFORE, 500);

    await sweep();

    expect(await idsIn('auth_session')).toHaveLength(600);
    expect(await idsIn('auth_verification')).toEqual([]);
  });

  test('says when some are left, and the next sweep takes them', async () => {
    await addSessions('over-', BEFORE, 10_001);
    await addLinks('over-', BEFORE);

    const first = await sweep();
    const left = await idsIn('auth_session');
    const second = await sweep();

    expect([first, second]).toEqual([false, true]);
    expect(left).toHaveLength(1);
    for (const table of TABLES) expect(await idsIn(table)).toEqual([]);
  });

  test('several at once remove each row once and none fails', async () => {
    await addSessions('over-', BEFORE, 3000);
    await addSessions('valid-', AFTER);

    const outcomes = await Promise.allSettled([sweep(), sweep(), sweep(), sweep()]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    await sweep();
    expect(await idsIn('auth_session')).toEqual(['valid-1']);
  });

  test('stops between batches when the server is stopping', async () => {
    await addSessions('over-', BEFORE);

    expect(await sweep(AbortSignal.abort())).toBe(false);
    expect(await idsIn('auth_session')).toEqual(['over-1']);
  });

  // The embedded database has one connection, so nobody can hold a row next to it.
  test.runIf(kind === 'postgres')('does not wait for a row that another process holds', async () => {
    await addSessions('over-', BEFORE, 2);

    await database.db.transaction().execute(async (trx) => {
      await sql`select id from auth_session where id = 'over-1' for update`.execute(trx);
      await sweep();
      expect(await idsIn('auth_session')).toEqual(['over-1']);
    });
    await sweep();

    expect(await idsIn('auth_session')).toEqual([]);
  });
});
