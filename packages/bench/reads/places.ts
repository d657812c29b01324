import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@platewise/db/database';
import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { openDatabase } from '@platewise/db/opening/open-database';
import { onServer } from '@platewise/db/testing/on-server';

/** A database of the benchmark's own: an address on a Postgres server, or a folder. */
export type Place = { dataDir: string; databaseUrl: string | undefined; remove: () => Promise<void> };

/** @param server the Postgres server on which a database is made, where the kind asks for one */
export async function makePlace(kind: DatabaseKind, server: string): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-bench-'));
  const name = `platewise_bench_${randomBytes(6).toString('hex')}`;
  if (kind === 'postgres') await onServer(server, `create database ${name}`);
  return {
    dataDir,
    databaseUrl: kind === 'postgres' ? Object.assign(new URL(server), { pathname: `/${name}` }).href : undefined,
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (kind === 'postgres') await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Opens the database of a place while no server has it open. */
export async function withDatabase<T>(place: Place, use: (db: Db) => Promise<T>): Promise<T> {
  const { background, close } = await openDatabase(place);
  try {
    return await use(background);
  } finally {
    await close();
  }
}
