import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { OpenDatabase } from './open-database.ts';
import { typeParsers } from './type-parsers.ts';

/** How long a call waits for a connection before it is refused. */
const CONNECTION_TIMEOUT_MS = 2500;
/** How long a statement may run; all of ours are short. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens a pool of `poolSize` connections to a Postgres server. Connects on first use. */
export async function openPostgresDatabase({
  databaseUrl,
  poolSize,
}: {
  databaseUrl: string;
  poolSize: number;
}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
    types: typeParsers,
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', hasFreeSpace: async () => true, close: () => db.destroy() };
}
