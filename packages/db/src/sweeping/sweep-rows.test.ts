import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../opening/open-database.ts';
import { createTestDatabase, testDatabases } from '../testing/test-database.ts';
import { sweepRows } from './sweep-rows.ts';

const AT = new Date('2026-11-21T10:00:00.000Z');
const SWEEP = { table: 'payment_event', by: 'received_at', until: AT } as const;

describe.each(testDatabases())('sweeping rows that are over on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ kind });
  });
  beforeEach(async () => {
    await sql`truncate payment_event`.execute(database.db);
  });
  afterAll(() => database.close());

  const add = (prefix: string, count: number, at = AT) =>
    sql`
      insert into payment_event (id, received_at)
      select ${prefix} || n, ${at}::timestamptz - n * interval '1 millisecond' from generate_series(0, ${count}::int - 1) n`.execute(
      database.db,
    );
  const left = async () => (await database.db.selectFrom('payment_event').select('id').execute()).map(({ id }) => id);

  test('removes those up to the moment, and no later ones', async () => {
    await add('over-', 3);
    await add('later-', 1, new Date(AT.getTime() + 1));

    expect(await sweepRows(database.db, SWEEP)).toBe(true);

    expect(await left()).toEqual(['later-0']);
  });

  test('removes only those of which more is true', async () => {
    await add('over-', 2);

    await sweepRows(database.db, { ...SWEEP, only: sql`id = 'over-1'` });

    expect(await left()).toEqual(['over-0']);
  });

  test('stops after 10,000, the oldest, and reports that some are left', async () => {
    await add('over-', 10_001);

    expect(await sweepRows(database.db, SWEEP)).toBe(false);
    expect(await left()).toEqual(['over-0']);
    expect(await sweepRows(database.db, SWEEP)).toBe(true);
  });

  test('no statement removes more than 500', async () => {
    await add('over-', 501);
    const removed: bigint[] = [];
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows) removed.push(result.numAffectedRows);
        return result;
      },
    });

    await sweepRows(db, SWEEP);

    expect(removed).toEqual([500n, 1n]);
  });
});
