import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Db } from './database.ts';
import type { DatabaseCircuit } from './database-circuit.ts';
import { databaseUnavailableError } from './database-unavailable-error.ts';
import type { PoolLimits } from './opening/postgres-pool.ts';

/** A read that was prepared: the name under which connections know it, its text and its values. */
export type NamedRead = { name: string; text: string; values: unknown[] };

/**
 * A few connections to Postgres on which prepared reads travel together: what is asked within one turn of the event loop leaves
 * in one packet and comes back in one. A read alone costs a system call each way, which is half of what it costs a server.
 */
export type ReadChannel = {
  read: (asked: NamedRead) => Promise<unknown[]>;
  end: () => Promise<void>;
};

const channels = new WeakMap<object, ReadChannel>();

/** The channel of a database that has one; a transaction has its own connection. */
export function readChannelOf(db: Db): ReadChannel | undefined {
  return channels.get(db);
}

/** From now on prepared reads of this database travel together. */
export function attachReadChannel(db: Db, channel: ReadChannel): void {
  channels.set(db, channel);
}

/** Beyond so many that wait on a connection newcomers are refused: at a tenth of a millisecond each these wait a tenth of a second. */
const PENDING_MAX = 1000;

/** Holds back what is written to a stream until this turn of the event loop is over. */
function createGathering(): (stream: Writable) => void {
  const gathered = new WeakSet<Writable>();
  return (stream) => {
    if (gathered.has(stream)) return;
    gathered.add(stream);
    stream.cork();
    setImmediate(() => {
      gathered.delete(stream);
      stream.uncork();
    });
  };
}

type Line = { client: Promise<pg.Client> | null; pending: number };

/**
 * Opens connections when they are needed, and again after they broke. What is asked on a connection that breaks, or on which no answer
 * arrives, is refused as by `createPostgresPool`; an error of one read is that read's alone.
 */
export function createReadChannel(
  { isPooled = false, ...config }: pg.ClientConfig & { isPooled?: boolean },
  { connectMs, statementMs, answerMs }: Pick<PoolLimits, 'connectMs' | 'statementMs' | 'answerMs'>,
  circuit: DatabaseCircuit,
  { connections = 2 }: { connections?: number } = {},
): ReadChannel {
  const gather = createGathering();
  const lines: Line[] = Array.from({ length: connections }, () => ({ client: null, pending: 0 }));
  const broken = new WeakSet<pg.Client>();
  const live = new Set<pg.Client>();
  circuit.onOpen(() => {
    for (const client of live) client.connection.stream.destroy();
  });

  const connect = async (line: Line): Promise<pg.Client> => {
    const askedAt = performance.now();
    const client = new pg.Client({
      ...config,
      pipeline: true,
      connectionTimeoutMillis: connectMs,
      ...(!isPooled && { statement_timeout: statementMs }),
      keepAlive: true,
    });
    const onBroken = () => {
      broken.add(client);
      live.delete(client);
      line.client = null;
    };
    client.on('error', onBroken);
    client.on('end', onBroken);
    try {
      await client.connect();
    } catch (error) {
      line.client = null;
      if (error instanceof pg.DatabaseError) {
        circuit.heard();
        throw error;
      }
      if (performance.now() - askedAt >= connectMs) circuit.unanswered(askedAt);
      throw databaseUnavailableError('No connection to the database could be had.', error);
    }
    live.add(client);
    return client;
  };

  const read = async ({ name, text, values }: NamedRead): Promise<unknown[]> => {
    if (circuit.isOpen()) throw databaseUnavailableError('The database does not answer.');
    const line = lines.reduce((least, one) => (one.pending < least.pending ? one : least));
    if (line.pending >= PENDING_MAX) throw databaseUnavailableError('Too many reads wait for the database.');
    line.client ??= connect(line);
    line.pending += 1;
    try {
      const client = await line.client;
      return await ask(client, { name, text, values });
    } finally {
      line.pending -= 1;
    }
  };

  const ask = async (client: pg.Client, asked: NamedRead): Promise<unknown[]> => {
    const askedAt = performance.now();
    const timer = setTimeout(() => {
      client.connection.stream.destroy();
      circuit.unanswered(askedAt);
    }, answerMs);
    try {
      gather(client.connection.stream);
      const { rows } = await client.query(asked);
      circuit.heard();
      return rows;
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        circuit.heard();
        throw error;
      }
      if (!broken.has(client)) throw error;
      throw databaseUnavailableError('The connection to the database broke.', error);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    read,
    end: async () => {
      await Promise.all(lines.map(async ({ client }) => (await client)?.end().catch(() => undefined)));
    },
  };
}
