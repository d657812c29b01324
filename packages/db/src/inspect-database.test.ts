import { describe, expect, test } from 'vitest';
import { inspectDatabase } from './inspect-database.ts';
import { migrations } from './migrations.ts';
import { createTestDatabase, testDatabases } from './testing/test-database.ts';

const KNOWN = Object.keys(migrations);

describe.each(testDatabases())('a database that is asked what it is, on %s', (kind) => {
  test('gives its version, its clock, and that every migration ran', async () => {
    const { db, close } = await createTestDatabase({ kind });

    const facts = await inspectDatabase(db);

    await close();
    expect(facts).toMatchObject({ applied: KNOWN.length, missing: [], unknown: [], clock: expect.any(Date) });
    expect(facts.major).toBeGreaterThanOrEqual(15);
    expect(facts.version).toMatch(new RegExp(`^${facts.major}(\\.|$)`));
  });

  test('without tables lacks every migration, and is left as it is', async () => {
    const { db, close } = await createTestDatabase({ kind, isMigrated: false });

    const first = await inspectDatabase(db);
    const second = await inspectDatabase(db);

    await close();
    expect(first).toMatchObject({ applied: 0, missing: KNOWN, unknown: [] });
    expect(second.applied).toBe(0);
  });

  test('names what a newer release has done to it', async () => {
    const { db, close } = await createTestDatabase({ kind, isMigrated: false });
    await db.schema.createTable('kysely_migration').addColumn('name', 'text').execute();
    const ran = [...KNOWN.slice(1), '9999-of-tomorrow'];
    const table = db.withTables<{ kysely_migration: { name: string } }>();
    await table
      .insertInto('kysely_migration')
      .values(ran.map((name) => ({ name })))
      .execute();

    const facts = await inspectDatabase(db);

    await close();
    expect(facts).toMatchObject({ applied: KNOWN.length, missing: [KNOWN[0]], unknown: ['9999-of-tomorrow'] });
  });
});
