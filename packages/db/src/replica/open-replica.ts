import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database, Db } from '../database.ts';
import { createDatabaseCircuit } from '../database-circuit.ts';
import { createPostgresPool, type PoolLimits } from '../opening/postgres-pool.ts';
import { typeParsers } from '../opening/type-parsers.ts';
import { type ReplicaState, watchReplica } from './watch-replica.ts';

/** What the replica does not answer in time the primary is asked, and the person is answered within the three seconds of both. */
const OF_REPLICA: PoolLimits = { connectMs: 500, statementMs: 700, answerMs: 900, idleTransactionMs: 5000 };

/** A database for reads that may lag. */
export type Replica = { db: Db; state: () => ReplicaState; close: () => Promise<void> };

/**
 * Reads from a streaming replica while it keeps up with the primary, and from the primary at all other times: when the replica is
 * away, or ends a statement because of what the primary has removed since, the same statement is asked of the primary.
 *
 * @param primary the pool of requests, which stays its owner's
 * @param background connections to the primary for what no request waits for
 * @param probe whether an address answers; throws when it does not
 * @param lagMaxMs what a read may lack: what was committed longer ago is in it
 */
export function openReplica({
  replicaUrl,
  poolSize,
  primary,
  background,
  probe,
  lagMaxMs,
}: {
  replicaUrl: string;
  poolSize: number;
  primary: PostgresPool;
  background: Db;
  probe: (url: string) => Promise<void>;
  lagMaxMs?: number | undefined;
}): Replica {
  const circuit = createDatabaseCircuit({ probe: () => probe(replicaUrl) });
  const config = { connectionString: replicaUrl, types: typeParsers, max: poolSize };
  const pool = createPostgresPool(config, OF_REPLICA, circuit);
  const watched = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const watch = watchReplica({ primary: background, replica: watched, lagMaxMs });
  const reads = createFallbackPool({ replica: pool, primary, isUsed: () => watch.state() === 'used' });
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: reads }) }),
    state: watch.state,
    close: async () => {
      circuit.stop();
      await watch.stop();
      await watched.destroy();
    },
  };
}

type Pools = { replica: PostgresPool; primary: PostgresPool; isUsed: () => boolean };

/** Hands out connections of neither pool, but what asks one for each statement. */
function createFallbackPool({ replica, primary, isUsed }: Pools): PostgresPool {
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (/^(begin|start)\b/i.test(text)) throw new Error('A transaction is the primary’s alone.');
    if (!isUsed()) return ask(primary, text, parameters);
    // Whatever it was, a read can be asked again, and what is wrong with it the primary finds as well.
    return ask(replica, text, parameters).catch(() => ask(primary, text, parameters));
  };
  const connect = async (): Promise<PostgresPoolClient> => ({
    query: query as unknown as PostgresPoolClient['query'],
    release: () => undefined,
  });
  return { connect, end: async () => undefined, options: primary.options };
}

async function ask(pool: PostgresPool, text: string, parameters: readonly unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, parameters);
  } finally {
    client.release();
  }
}
