import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDataDir } from '../data-dir/create-data-dir.ts';
import { createFreeSpaceGuard } from '../data-dir/free-space.ts';
import { acquireLock } from '../data-dir/lock-file.ts';
import type { Database, Db } from '../database.ts';
import type { OpenDatabase } from './open-database.ts';
import { loadOf, type PoolLoad } from './postgres-pool.ts';
import { type StatementListeners, statementLog } from './statement-failures.ts';
import { typeParsers } from './type-parsers.ts';

/** A queue longer than this, or a query inside another's transaction, is refused instead of waiting for ever. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Opens the embedded database in `<dataDir>/database`, one process at a time (it takes no lock of its own). */
export async function openEmbeddedDatabase({
  dataDir,
  ...listeners
}: StatementListeners & { dataDir: string }): Promise<OpenDatabase> {
  await createDataDir(dataDir);
  const lock = await acquireLock(join(dataDir, 'database.lock'));
  try {
    // The default of 128 MB shared memory buys nothing at this size.
    const { db, load, close } = await connect(
      { dataDir: join(dataDir, 'database'), postgresqlconf: ['shared_buffers = 16MB'] },
      statementLog(listeners).log,
    );
    const closeAll = async () => {
      await close();
      await lock.release();
    };
    const hasFreeSpace = createFreeSpaceGuard({ path: dataDir });
    return { ...onlyOf(db), kind: 'embedded', pools: () => ({ requests: load() }), hasFreeSpace, close: closeAll };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** What an open database hands out where one connection does everything. */
export function onlyOf(db: Db): Pick<OpenDatabase, 'db' | 'background' | 'lagging' | 'replicaState'> {
  return { db, background: db, lagging: db, replicaState: () => null };
}

/** An embedded database in memory, started from a dumped data folder when one is given. Tests only. */
export async function openMemoryDatabase(options: Pick<PGliteOptions, 'loadDataDir'> = {}) {
  return connect(options);
}

async function connect(
  options: PGliteOptions,
  log?: (event: LogEvent) => void,
): Promise<ReturnType<typeof connectTo> & { pglite: PGlite }> {
  const pglite = await PGlite.create(options);
  const { db, load, close: disconnect } = connectTo(pglite, log);
  const close = async () => {
    await disconnect();
    if (!pglite.closed) await pglite.close();
  };
  return { db, pglite, load, close };
}

/** Queries of an embedded database that is open already; closing them leaves it open. `log` is handed each statement. */
export function connectTo(
  pglite: PGlite,
  log?: (event: LogEvent) => void,
): { db: Db; load: () => PoolLoad; close: () => Promise<void> } {
  const pool = new pg.Pool(
    Object.assign(createPgConfig(pglite), {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      types: typeParsers,
    }),
  );
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  return { db, load: () => loadOf(pool), close: () => db.destroy() };
}
