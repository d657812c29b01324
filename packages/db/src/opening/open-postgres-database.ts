import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { createDatabaseCircuit } from '../database-circuit.ts';
import { attachReadChannel, createReadChannel, type ReadChannel } from '../read-channel.ts';
import { openReplica } from '../replica/open-replica.ts';
import type { OpenDatabase } from './open-database.ts';
import { refusePooler } from './pooler-settings.ts';
import { createPostgresPool, type PoolLimits } from './postgres-pool.ts';
import { type StatementListeners, statementLog } from './statement-failures.ts';
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

/** Where Postgres is, and what stands before it and next to it. */
export type PostgresOptions = StatementListeners & {
  databaseUrl: string;
  /**
   * Set where `databaseUrl` leads to a pooler that hands each transaction to another connection: the address of Postgres itself, for
   * what takes long or keeps a connection to itself.
   */
  directUrl?: string | undefined;
  /** A streaming replica for reads that may lag. */
  replicaUrl?: string | undefined;
  /** What a read that may lag may lack, in milliseconds; ten seconds where it is not given. */
  replicaLagMaxMs?: number | undefined;
  /** Connections for requests. */
  poolSize: number;
  /** False where a pooler hands out connections that do not know what was prepared on others. */
  hasNamedStatements?: boolean | undefined;
};

/**
 * Opens a pool of `poolSize` connections to a Postgres server, and a small one for the background.
 * @throws DatabaseOpenError POOLER when a pooler stands before it that is not set up for it; what keeps it from being reached
 */
export async function openPostgresDatabase({
  databaseUrl,
  directUrl,
  replicaUrl,
  replicaLagMaxMs: lagMaxMs,
  poolSize,
  hasNamedStatements = directUrl === undefined,
  ...listeners
}: PostgresOptions): Promise<OpenDatabase> {
  const isPooled = directUrl !== undefined;
  const config = { connectionString: databaseUrl, types: typeParsers, isPooled };
  const circuit = createDatabaseCircuit({ probe: () => probe(databaseUrl) });
  const requests = createPostgresPool({ ...config, max: poolSize, hasNamedStatements }, OF_REQUESTS, circuit);
  const db = connect(requests, listeners);
  const direct = isPooled
    ? { ...config, connectionString: directUrl, isPooled: false, hasNamedStatements: true }
    : { ...config, hasNamedStatements };
  const directCircuit = isPooled ? createDatabaseCircuit({ probe: () => probe(directUrl) }) : circuit;
  const jobs = createPostgresPool({ ...direct, max: BACKGROUND_CONNECTIONS }, OF_BACKGROUND, directCircuit);
  const background = connect(jobs, listeners);
  const channel = hasNamedStatements ? createReadChannel(config, OF_REQUESTS, circuit) : null;
  if (channel) attachReadChannel(db, watched(channel, listeners));
  const replica = replicaUrl
    ? openReplica({ replicaUrl, lagMaxMs, poolSize, primary: requests, background, probe })
    : null;
  const close = async () => {
    circuit.stop();
    directCircuit.stop();
    await replica?.close();
    await Promise.all([db.destroy(), background.destroy(), channel?.end()]);
  };
  try {
    const { answerMs: requestMs } = OF_REQUESTS;
    await refusePooler({ databaseUrl, db, background, isPooled, hasNamedStatements, requestMs });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    background,
    lagging: replica?.db ?? db,
    replicaState: () => replica?.state() ?? null,
    kind: 'postgres',
    pools: () => ({ requests: requests.load(), background: jobs.load() }),
    hasFreeSpace: async () => true,
    close,
  };
}

function connect(pool: PostgresPool, listeners: StatementListeners) {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...statementLog(listeners) });
}

function watched(channel: ReadChannel, { onStatementFailure, onStatement }: StatementListeners): ReadChannel {
  if (!onStatementFailure && !onStatement) return channel;
  const read: ReadChannel['read'] = async (asked) => {
    const startedAt = performance.now();
    const note = (isFailed: boolean) =>
      onStatement?.({ operation: 'read', table: undefined, ms: performance.now() - startedAt, isFailed });
    try {
      const found = await channel.read(asked);
      note(false);
      return found;
    } catch (error) {
      note(true);
      onStatementFailure?.(error);
      throw error;
    }
  };
  return { ...channel, read };
}

/** @throws whatever keeps a statement on a new connection from being answered: a pooler takes connections without Postgres */
async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select 1');
  } finally {
    client.connection.stream.destroy();
  }
}
