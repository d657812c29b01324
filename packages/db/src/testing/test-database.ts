import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { LogEvent } from 'kysely';
import { migrateToLatest } from '../migrate.ts';
import type { DatabaseKind, OpenDatabase } from '../opening/open-database.ts';
import { connectTo, onlyOf, openMemoryDatabase } from '../opening/open-embedded-database.ts';
import { openPostgresDatabase } from '../opening/open-postgres-database.ts';
import { emptyDatabase, readSchema } from './empty-database.ts';
import { type Ask, onServer, withConnection } from './on-server.ts';

/** The databases that a test can run on here: always the embedded one; Postgres when TEST_DATABASE_URL is set. */
export function testDatabases(): DatabaseKind[] {
  return process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
}

/** A fresh database with all tables, gone when it is closed. `log` is handed each statement that an embedded one is asked. */
export async function createTestDatabase({
  kind = 'embedded',
  isMigrated = true,
  log,
}: {
  kind?: DatabaseKind;
  isMigrated?: boolean;
  log?: (event: LogEvent) => void;
} = {}): Promise<OpenDatabase & { url: string | null }> {
  const opened = kind === 'postgres' ? await createOnServer(isMigrated) : await createInMemory(isMigrated, log);
  if (isMigrated) await migrateToLatest(opened.background);
  return opened;
}

// Databases that tests are done with, empty again. Starting one takes half a second, and each file of tests asks for its own.
type Spare<Place> = { place: Place; schema: string };
const inMemory: Spare<PGlite>[] = [];
const onPostgres: Spare<string>[] = [];

async function createInMemory(isMigrated: boolean, log?: (event: LogEvent) => void) {
  const rest = { kind: 'embedded' as const, url: null, hasFreeSpace: async () => true, pools: () => ({}) };
  if (!isMigrated) {
    const { db, close } = await openMemoryDatabase();
    return { ...onlyOf(db), close, ...rest };
  }
  const spare = inMemory.pop() ?? (await openMigrated());
  const { place: pglite, schema } = spare;
  const { db, close: disconnect } = connectTo(pglite, log);
  const close = async () => {
    await disconnect();
    if (pglite.closed) return;
    if (await emptyDatabase(asking(pglite), schema)) inMemory.push(spare);
    else await pglite.close();
  };
  return { ...onlyOf(db), close, ...rest };
}

async function openMigrated(): Promise<Spare<PGlite>> {
  const { pglite } = await openMemoryDatabase({ loadDataDir: await migratedTemplate() });
  return { place: pglite, schema: await readSchema(asking(pglite)) };
}

function asking(pglite: PGlite): Ask {
  return async (statements) => (await pglite.exec(statements)).at(-1)?.rows ?? [];
}

let template: Promise<Blob> | undefined;

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
  const folder = join(import.meta.dirname, '../migrations');
  const digest = createHash('sha256').update(process.version);
  for (const name of readdirSync(folder).toSorted()) digest.update(readFileSync(join(folder, name)));
  return digest.digest('hex').slice(0, 16);
}

async function createOnServer(isMigrated: boolean) {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (!server) throw new Error('TEST_DATABASE_URL is not set.');
  const spare = isMigrated && template ? (onPostgres.pop() ?? (await copyTemplate(server, template))) : null;
  const url = spare?.place ?? (await createDatabase(server, `platewise_test_${randomName()}`));
  const opened = await openPostgresDatabase({ databaseUrl: url, poolSize: 10 });
  const close = async () => {
    await opened.close();
    if (spare && (await isLeftEmpty(spare))) onPostgres.push(spare);
    else await onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  };
  return { ...opened, url, close };
}

/** What its name begins with is dropped when all tests are over (testing/postgres-template.ts). */
async function copyTemplate(server: string, template: string): Promise<Spare<string>> {
  const place = await createDatabase(server, `${template}_${randomName()}`, `template ${template}`);
  return { place, schema: await withConnection(place, readSchema) };
}

function randomName(): string {
  return randomBytes(8).toString('hex');
}

/** Returns the address of a new database. */
async function createDatabase(server: string, name: string, template = ''): Promise<string> {
  // Nothing in it has to outlive a power cut.
  await onServer(server, `create database ${name} ${template}`, `alter database ${name} set synchronous_commit = off`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function isLeftEmpty({ place, schema }: Spare<string>): Promise<boolean> {
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  return withConnection(place, async (ask) => {
    await ask(others);
    return emptyDatabase(ask, schema);
  });
}
