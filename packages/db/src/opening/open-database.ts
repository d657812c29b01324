import type { Db } from '../database.ts';
import type { ReplicaState } from '../replica/watch-replica.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgresDatabase, type PostgresOptions } from './open-postgres-database.ts';
import type { PoolLoad } from './postgres-pool.ts';

export type DatabaseKind = 'embedded' | 'postgres';

export type OpenDatabase = {
  db: Db;
  /** The same tables for work that no request waits for: its statements may take longer, and requests lose no connection to it. */
  background: Db;
  /** The same tables for reads that may be some seconds old: of a replica where one is set and keeps up, else of `db`. */
  lagging: Db;
  /** How the replica does; null where none is set. */
  replicaState: () => ReplicaState | null;
  kind: DatabaseKind;
  /** What its pools of connections hold at present, by their names. */
  pools: () => Record<string, PoolLoad>;
  /** False when writing could fill the disk, which would stop the embedded database for good. */
  hasFreeSpace: () => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * Opens Postgres at `databaseUrl`, or the embedded database in the folder `database` of `dataDir`.
 * @throws DatabaseOpenError LOCKED when another process has the folder open, DATA_DIR_UNWRITABLE when it cannot be written,
 * POOLER when a pooler stands before Postgres that is not set up for it
 */
export function openDatabase({
  databaseUrl,
  poolSize = 10,
  dataDir,
  onStatementFailure,
  onStatement,
  ...options
}: Partial<Omit<PostgresOptions, 'databaseUrl'>> & {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  return databaseUrl
    ? openPostgresDatabase({ databaseUrl, poolSize, onStatementFailure, onStatement, ...options })
    : openEmbeddedDatabase({ dataDir, onStatementFailure, onStatement });
}
