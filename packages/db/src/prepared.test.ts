import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { prepare } from './prepared.ts';
import { createTestDatabase, testDatabases } from './testing/test-database.ts';

const byEmail = prepare((db, { email, at }: { email: string; at: Date }) =>
  db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('created_at', '<=', at)
    .where('state', '=', 'pending'),
);

describe.each(testDatabases())('a prepared statement on %s', (kind) => {
  test('finds what it is asked for each time, in a transaction too', async () => {
    const { db, close } = await createTestDatabase({ kind });
    const at = new Date('2026-11-21T10:00:00Z');
    for (const email of ['asha@example.org', 'ravi@example.org'])
      await db
        .insertInto('newsletter_subscriber')
        .values({ id: email, email, state: 'pending', asked_at: at, created_at: at })
        .execute();

    expect(await byEmail(db, { email: 'asha@example.org', at })).toEqual([
      { id: 'asha@example.org', email: 'asha@example.org' },
    ]);
    expect(await byEmail(db, { email: 'ravi@example.org', at: new Date(at.getTime() - 1) })).toEqual([]);
    const inside = await db.transaction().execute((trx) => byEmail(trx, { email: 'ravi@example.org', at }));
    expect(inside).toHaveLength(1);
    await close();
  });

  test('that asks for whatever columns there are is refused: an older process would fail when one is added', async () => {
    const { db, close } = await createTestDatabase({ kind });
    const all = prepare((from) => from.selectFrom('newsletter_subscriber').selectAll());

    await expect(all(db, {})).rejects.toThrow('names its columns');
    await close();
  });
});

test.runIf(testDatabases().includes('postgres'))('a connection to Postgres plans it once', async () => {
  const { db, close } = await createTestDatabase({ kind: 'postgres' });
  const planned = await db.connection().execute(async (one) => {
    for (let call = 0; call < 3; call += 1) await byEmail(one, { email: 'asha@example.org', at: new Date() });
    const { rows } = await sql<{ calls: number }>`
      select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like '%newsletter_subscriber%'`.execute(one);
    return rows;
  });

  expect(planned).toEqual([{ calls: 3 }]);
  await close();
});
