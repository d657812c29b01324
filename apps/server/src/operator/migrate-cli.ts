import { inspectDatabase } from '@platewise/db/inspect-database';
import { migrateToLatest } from '@platewise/db/migrate';
import { openPostgresDatabase } from '@platewise/db/opening/open-postgres-database';
import { processEnv, readEnv } from '../env/env.ts';

process.exitCode = await main(process.argv.slice(2));

/** Brings the tables of a Postgres up to date and ends, for a job that runs before the servers of a release start. */
async function main(words: string[]): Promise<number> {
  if (words.length > 0) return fail('migrate takes nothing more.\nUsage: npm run migrate', 64);
  const outcome = readEnv(processEnv());
  if (!outcome.ok) return fail(outcome.sentence, 78);
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize } = outcome.env;
  if (!databaseUrl)
    return fail('The embedded database is migrated when the server starts. Set DATABASE_URL for a Postgres.', 78);
  try {
    const database = await openPostgresDatabase({ databaseUrl: directUrl ?? databaseUrl, poolSize });
    try {
      const { missing } = await inspectDatabase(database.background);
      await migrateToLatest(database.background);
      console.log(`The tables are up to date. Migrations applied: ${missing.length}.`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    return fail(`The tables could not be brought up to date: ${String(error)}`, 70);
  }
}

function fail(text: string, exitCode: number): number {
  console.error(text);
  return exitCode;
}
