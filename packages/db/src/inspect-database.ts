import { sql } from 'kysely';
import type { Db } from './database.ts';
import { migrations } from './migrations.ts';

/** What a database says of itself. */
export type DatabaseFacts = {
  /** As people write it, such as 17.2. */
  version: string;
  major: number;
  /** Its clock, at some moment while it was asked. */
  clock: Date;
  applied: number;
  /** Migrations of this release that have not run there. */
  missing: string[];
  /** Migrations that ran there and that this release does not know: a newer one was there. */
  unknown: string[];
};

/** Asks a database for its version, its clock and its migrations; nothing is changed, also where there are no tables yet. */
export async function inspectDatabase(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{ version: string; number: number; clock: Date; isMigrated: boolean }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      clock_timestamp() as clock, to_regclass('kysely_migration') is not null as "isMigrated"`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('The database gave no answer to what it is.');
  const ran = first.isMigrated ? await sql<{ name: string }>`select name from kysely_migration`.execute(db) : null;
  const applied = new Set(ran?.rows.map(({ name }) => name));
  return {
    version: first.version.split(' ')[0] ?? first.version,
    major: Math.floor(first.number / 10_000),
    clock: first.clock,
    applied: applied.size,
    missing: Object.keys(migrations).filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !Object.hasOwn(migrations, name)),
  };
}
