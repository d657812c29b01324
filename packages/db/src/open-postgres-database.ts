import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { createDatabaseCircuit } from './database-circuit.ts';
import type { OpenDatabase } from './open-database.ts';
import { createPostgresPool, type PoolLimits } from './postgres-pool.ts';
import { attachReadChannel, createReadChannel } from './read-channel.ts';
import { typeParsers } from './type-parsers.ts';

/** A request is answered within three seconds, if only by a refusal: one of these runs out, never two after another. */
const OF_REQUESTS: PoolLimits = { connectMs: 2500, statementMs: 1800, answerMs: 2200, idleTransactionMs: 5000 };
/** Migrations wait for one another, and sweeps read whole tables. */
const OF_BACKGROUND: PoolLimits = {
  connectMs: 5000,
  statementMs: 60_000,
  answerMs: 65_000,
  idleTransactionMs: 60_000,
};
/** One connection for each job that runs in the background; they are opened when needed and closed when idle. */
const BACKGROUND_CONNECTIONS = 8;
/** Nobody waits for a probe; over a slow network with TLS a new connection takes seven round trips. */
const PROBE_MS = 5000;

/** Opens a pool of `poolSize` connections to a Postgres server, and a small one for the background. Connects on first use. */
export async function openPostgresDatabase({
  databaseUrl,
  poolSize,
  hasNamedStatements = true,
}: {
  databaseUrl: string;
  poolSize: number;
  /** False where a pooler hands each transaction to another connection, which does not know what was prepared on the last. */
  hasNamedStatements?: boolean | undefined;
}): Promise<OpenDatabase> {
  const config: pg.PoolConfig = { connectionString: databaseUrl, types: typeParsers };
  const circuit = createDatabaseCircuit({ probe: () => probe(databaseUrl) });
  const db = connect(createPostgresPool({ ...config, max: poolSize, hasNamedStatements }, OF_REQUESTS, circuit));
  const background = connect(
    createPostgresPool({ ...config, max: BACKGROUND_CONNECTIONS, hasNamedStatements }, OF_BACKGROUND, circuit),
  );
  const channel = hasNamedStatements ? createReadChannel(config, OF_REQUESTS, circuit) : null;
  if (channel) attachReadChannel(db, channel);
  const close = async () => {
    circuit.stop();
    await Promise.all([db.destroy(), background.destroy(), channel?.end()]);
  };
  return { db, background, kind: 'postgres', hasFreeSpace: async () => true, close };
}

function connect(pool: PostgresPool) {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** @throws whatever keeps a new connection from being made */
async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  await client.connect();
  client.connection.stream.destroy();
}
