import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseCircuit } from '../database-circuit.ts';
import { databaseUnavailableError } from '../database-unavailable-error.ts';
import { preparedName } from '../prepared.ts';

/** How long things may take, in milliseconds. */
export type PoolLimits = {
  /** A call that gets no connection for this long is refused. */
  connectMs: number;
  /** The server ends a statement that runs longer, and says so: the connection stays good. */
  statementMs: number;
  /** A connection on which no answer arrives for this long is dead; longer than `statementMs` by a round trip. */
  answerMs: number;
  /** The server ends a transaction in which nothing was asked for this long, so that no lock outlives a lost connection. */
  idleTransactionMs: number;
};

/** Connections that are open, those of them that nobody uses, and callers who wait for one. */
export type PoolLoad = { open: number; idle: number; waiting: number };

/** Idle connections stay: a new one costs several round trips. Shorter than what firewalls forget after. */
const IDLE_MS = 120_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A former primary: the next connection leads to the new one. */
const READ_ONLY = '25006';
/** The function of Postgres that waits until the other server has a commit; what it reports is in the language of the server. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';

/**
 * A pool for Kysely that never hands out a connection twice after it broke, and never waits for ever.
 *
 * pg leaves four things to its caller. A client that is checked out has no listener for 'error' (pg-pool listens to idle
 * ones only), so a connection that is cut in a transaction would end the process. A query that timed out stays the active
 * one of its client, which no later query passes (node-postgres issue 3399). And `release()` without an error puts such a
 * client back; Kysely passes none unless a rollback failed. And a commit whose wait for the synchronous standby was cancelled succeeds with
 * a notice only; here it is in doubt, as when the connection breaks (decision note 102).
 */
export function createPostgresPool(
  {
    hasNamedStatements = true,
    isPooled = false,
    ...config
  }: pg.PoolConfig & {
    hasNamedStatements?: boolean;
    /** Whether a pooler gives its connections to Postgres their time limits: it refuses what it cannot keep for each client. */
    isPooled?: boolean;
  },
  { connectMs, statementMs, answerMs, idleTransactionMs }: PoolLimits,
  circuit: DatabaseCircuit,
): PostgresPool & { load: () => PoolLoad } {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: connectMs,
    ...(!isPooled && { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleTransactionMs }),
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  const live = new Set<pg.PoolClient>();
  const broken = new WeakSet<pg.PoolClient>();
  const unreplicated = new WeakSet<pg.PoolClient>();
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    live.add(client);
    const onBroken = () => {
      live.delete(client);
      broken.add(client);
    };
    client.on('error', onBroken);
    client.on('end', onBroken);
    client.on('notice', ({ routine }) => {
      if (routine === WAITS_FOR_STANDBY) unreplicated.add(client);
    });
  });
  circuit.onOpen(() => {
    for (const client of live) cut(client);
  });

  const connect = async (): Promise<PostgresPoolClient> => {
    if (circuit.isOpen()) throw databaseUnavailableError('The database does not answer.');
    const client = await take();
    if (circuit.isOpen()) {
      client.release(true);
      throw databaseUnavailableError('The database does not answer.');
    }
    const query = (text: string, parameters: readonly unknown[]) => ask(client, text, parameters);
    return {
      // Kysely streams through cursors only where it was given them.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isDiscarded || broken.has(client)),
    };
  };

  const take = async (): Promise<pg.PoolClient> => {
    const askedAt = performance.now();
    try {
      return await pool.connect();
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        circuit.heard();
        throw error;
      }
      if (performance.now() - askedAt >= connectMs) circuit.unanswered(askedAt);
      throw databaseUnavailableError('No connection to the database could be had.', error);
    }
  };

  const ask = async (client: pg.PoolClient, text: string, parameters: readonly unknown[]) => {
    const askedAt = performance.now();
    const timer = setTimeout(() => {
      cut(client);
      circuit.unanswered(askedAt);
    }, answerMs);
    try {
      const result = await client.query({
        name: hasNamedStatements ? preparedName(text) : undefined,
        text,
        values: [...parameters],
      });
      circuit.heard();
      // Postgres calls it a success: committed here, and lost if this server fails now.
      if (unreplicated.delete(client)) throw databaseUnavailableError('The other server may not have the commit.');
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        circuit.heard();
        // The server closes the connection after it stated so; that may not have arrived yet.
        if (error.severity === 'FATAL' || error.severity === 'PANIC' || error.code === READ_ONLY) broken.add(client);
        throw error;
      }
      if (!broken.has(client)) throw error;
      throw databaseUnavailableError('The connection to the database broke.', error);
    } finally {
      clearTimeout(timer);
    }
  };

  return { connect, end: () => pool.end(), options: pool.options, load: () => loadOf(pool) };
}

/** What a pool holds at present. */
export function loadOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolLoad {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Ends a connection without a word to the server, which may not hear it: whatever waits on it fails at once. */
function cut(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
