import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

// Removing a row looks for those that point at it: without an index the whole table is read, and nothing reports that.
test('every foreign key is found by an index that begins with one of its columns', async () => {
  const { db, close } = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || conname as name from pg_constraint as key
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and (indpred is null or pg_get_expr(indpred, indrelid) ~ 'IS NOT NULL')
        and indkey[0] = any(conkey)
    )`.execute(db);
  await close();

  expect(rows.map(({ name }) => name)).toEqual([]);
});
