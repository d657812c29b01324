import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';

test('tables, columns, keys and indexes are as they were', async () => {
  const { db, close } = await createTestDatabase({ kind: 'embedded' });
  const { rows: columns } = await sql<{ line: string }>`
    select format('%s.%s %s%s%s', table_name, column_name, data_type,
      case is_nullable when 'NO' then ' not null' else '' end, coalesce(' default ' || column_default, '')) as line
    from information_schema.columns where table_schema = 'public' order by 1`.execute(db);
  const { rows: constraints } = await sql<{ line: string }>`
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`.execute(db);
  const { rows: indexes } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  await close();

  const lines = [...columns, ...constraints, ...indexes].map(({ line }) => line);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('frozen/schema.txt');
});
