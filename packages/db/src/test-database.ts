import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseKind, OpenDatabase } from './open-database.ts';
import { openMemoryDatabase } from './open-embedded-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';
import { onServer } from './testing/on-server.ts';

/** The databases that a test can run on here: always the embedded one; Postgres when TEST_DATABASE_URL is set. */
export function testDatabases(): DatabaseKind[] {
  return process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
}

/** A fresh database with all tables, gone when it is closed. */
export async function createTestDatabase({
  kind = 'embedded',
  isMigrated = true,
}: {
  kind?: DatabaseKind;
  isMigrated?: boolean;
} = {}): Promise<OpenDatabase & { url: string | null }> {
  const opened = kind === 'postgres' ? await createOnServer(isMigrated) : await createInMemory(isMigrated);
  if (isMigrated) await migrateToLatest(opened.background);
  return opened;
}

let template: Promise<Blob> | undefined;

async function createInMemory(isMigrated: boolean) {
  const { db, close } = await openMemoryDatabase(isMigrated ? { loadDataDir: await migratedTemplate() } : {});
  return { db, background: db, close, kind: 'embedded' as const, url: null, hasFreeSpace: async () => true };
}

/** A migrated data folder, whose loading takes a third of the time; of 40 MB, which each process reads once. */
function migratedTemplate(): Promise<Blob> {
  template ??= readTemplate();
  return template;
}

// Made once for each version of the migrations.
async function readTemplate(): Promise<Blob> {
  const file = join(tmpdir(), `platewise-test-folder-${migrationsDigest()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const { db, pglite, close } = await openMemoryDatabase();
  await migrateToLatest(db);
  // Else each database made of it would begin by repeating what was done since the last checkpoint.
  await pglite.query('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await close();
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, file);
  return dump;
}

function migrationsDigest(): string {
  const folder = join(import.meta.dirname, 'migrations');
  const digest = createHash('sha256').update(process.version);
  for (const name of readdirSync(folder).toSorted()) digest.update(readFileSync(join(folder, name)));
  return digest.digest('hex').slice(0, 16);
}

async function createOnServer(isMigrated: boolean) {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!server) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `platewise_test_${randomBytes(8).toString('hex')}`;
  await onServer(
    server,
    isMigrated && template ? `create database ${name} template ${template}` : `create database ${name}`,
    // Nothing in it has to outlive a power cut.
    `alter database ${name} set synchronous_commit = off`,
  );
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const opened = await openPostgresDatabase({ databaseUrl: url, poolSize: 10 });
  const close = async () => {
    await opened.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  };
  return { ...opened, url, close };
}
