import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrateToLatest } from '../migrate.ts';
import type { DatabaseKind } from '../opening/open-database.ts';
import { createTestDatabase } from './test-database.ts';

/** Dumps of databases that a release made, with a person who uses everything. They are never made again. */
export const EARLIER_RELEASES = ['2026-11'] as const;

/** A database as a release left it, opened and migrated by this one. */
export async function createEarlierDatabase(release: (typeof EARLIER_RELEASES)[number], kind: DatabaseKind) {
  const opened = await createTestDatabase({ kind, isMigrated: false });
  const dump = await readFile(join(import.meta.dirname, `../frozen/release-${release}.sql`), 'utf8');
  await sql.raw(dump).execute(opened.db);
  await migrateToLatest(opened.background);
  return opened;
}
