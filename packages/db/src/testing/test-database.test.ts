import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { createTestDatabase, testDatabases } from './test-database.ts';

describe.each(testDatabases())('a test database on %s', (kind) => {
  test('that is handed on has neither rows nor settings of the test before', async () => {
    const first = await createTestDatabase({ kind });
    const mark = await markDatabase(first.db);
    await first.db.insertInto('newsletter_subscriber').values(SUBSCRIBER).execute();
    if (kind === 'embedded') await sql`set timezone = 'Asia/Kolkata'`.execute(first.db);
    await first.close();

    const second = await createTestDatabase({ kind });
    expect(await markOf(second.db)).toBe(mark);
    expect(await second.db.selectFrom('newsletter_subscriber').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(second.db);
    expect(rows[0]?.zone).not.toBe('Asia/Kolkata');
    await second.close();
  });

  test.each([
    ['a column', sql`alter table newsletter_subscriber add column colour text`],
    ['a constraint', sql`alter table newsletter_subscriber add constraint short check (length(email) < 9)`],
    ['a migration', sql`update kysely_migration set timestamp = '2026-01-01'`],
  ])('whose schema a test changed (%s) is not handed on', async (_what, change) => {
    const first = await createTestDatabase({ kind });
    const mark = await markDatabase(first.db);
    await change.execute(first.db);
    await first.close();

    const second = await createTestDatabase({ kind });
    expect(await markOf(second.db)).not.toBe(mark);
    await second.close();
  });
});

const SUBSCRIBER = {
  id: randomUUID(),
  email: 'asha@example.org',
  state: 'pending',
  asked_at: new Date(),
  created_at: new Date(),
} as const;

/** By a comment, which emptying leaves: the name of an embedded database is always the same. */
async function markDatabase(db: Db): Promise<string> {
  const mark = randomUUID();
  await sql`comment on schema public is ${sql.lit(mark)}`.execute(db);
  return mark;
}

async function markOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`
    select obj_description('public'::regnamespace, 'pg_namespace') as mark`.execute(db);
  return rows[0]?.mark;
}
