import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database.ts';
import { databaseOpenError, type PoolerProblem } from './database-open-error.ts';

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
type Settings = { statementMs: number; idleTransactionMs: number; place: string };

const CONNECT_MS = 5000;

/**
 * Looks whether connections are what the product relies on. Each ends what takes too long: a pooler refuses time limits, or ignores them
 * where it is set up so, and then nothing ends a transaction whose process is gone. A pooler stands there only where it was announced
 * (`isPooled`), and then before the same database, and knows names if statements have some.
 *
 * @param requestMs how long requests wait for a statement
 * @throws DatabaseOpenError POOLER with what is to be done; what keeps the database from being reached
 */
export async function refusePooler({
  databaseUrl,
  db,
  background,
  isPooled,
  hasNamedStatements,
  requestMs,
}: {
  databaseUrl: string;
  db: Db;
  background: Db;
  isPooled: boolean;
  hasNamedStatements: boolean;
  requestMs: number;
}): Promise<void> {
  const found = await readSettings(db, 'DATABASE_URL');
  const isLimited = found.statementMs > 0 && found.statementMs <= requestMs && found.idleTransactionMs > 0;
  if (!isLimited) throw refusal(isPooled ? 'unlimited' : 'pooled');
  if (!isPooled) return;
  const direct = await readSettings(background, 'DATABASE_DIRECT_URL');
  if (direct.idleTransactionMs === 0) throw refusal('pooled', 'DATABASE_DIRECT_URL');
  if (direct.place !== found.place) throw refusal('elsewhere');
  if (hasNamedStatements && !(await knowsNames(databaseUrl))) throw refusal('nameless');
}

function refusal(problem: PoolerProblem, variable: Variable = 'DATABASE_URL', cause?: unknown) {
  return databaseOpenError({ code: 'POOLER', variable, problem }, cause);
}

/** `place` is the same for two addresses that lead to one database of one running server. */
async function readSettings(db: Db, variable: Variable): Promise<Settings> {
  try {
    const { rows } = await sql<Settings>`
      select
        (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs",
        (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleTransactionMs",
        pg_postmaster_start_time()::text || ' ' || current_database() as place`.execute(db);
    if (!rows[0]) throw new Error('The server has no settings.');
    return rows[0];
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.message.startsWith('unsupported startup parameter');
    throw isRefused ? refusal('pooled', variable, error) : error;
  }
}

/**
 * A pooler that knows names gives each statement another one, since clients may use one name for different statements. One that
 * does not hands the name on, and the statement finds itself under it.
 */
async function knowsNames(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    const name = 'platewise_looks_for_itself';
    const text = 'select name from pg_prepared_statements where name = $1';
    const { rows } = await client.query({ name, text, values: [name] });
    return rows.length === 0;
  } finally {
    client.connection.stream.destroy();
  }
}
