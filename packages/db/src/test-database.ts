import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseKind, OpenDatabase } from './open-database.ts';
import { connectTo, openMemoryDatabase } from './open-embedded-database.ts';
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

// Databases that tests are done with, empty again. Starting one takes half a second, and each file of tests asks for its own.
const spare: MemoryDatabase[] = [];

type MemoryDatabase = { pglite: PGlite; schema: string };

async function createInMemory(isMigrated: boolean) {
  const rest = { kind: 'embedded' as const, url: null, hasFreeSpace: async () => true };
  if (!isMigrated) {
    const { db, close } = await openMemoryDatabase();
    return { db, background: db, close, ...rest };
  }
  const { pglite, schema } = spare.pop() ?? (await openMigrated());
  const { db, close: disconnect } = connectTo(pglite);
  const close = async () => {
    await disconnect();
    if (!pglite.closed && (await empty(pglite, schema))) spare.push({ pglite, schema });
    else if (!pglite.closed) await pglite.close();
  };
  return { db, background: db, close, ...rest };
}

async function openMigrated(): Promise<MemoryDatabase> {
  const { pglite } = await openMemoryDatabase({ loadDataDir: await migratedTemplate() });
  return { pglite, schema: await readSchema(pglite) };
}

/** Leaves nothing of a test: no session, no rows. False where one has changed the schema. */
async function empty(pglite: PGlite, schema: string): Promise<boolean> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await readSchema(pglite)) !== schema) return false;
  // Deleting a few rows takes far less than giving every table a new file; large ones get it, else they stay large.
  await pglite.exec(`
    set session_replication_role = replica;
    do $$
    declare one record; has_rows boolean;
    begin
      for one in select oid::regclass as name, oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' loop
        if pg_relation_size(one.oid) > 65536 then execute format('truncate %s cascade', one.name);
        else
          execute format('select exists (select from %s)', one.name) into has_rows;
          if has_rows then execute format('delete from %s', one.name); end if;
        end if;
      end loop;
    end $$;
    reset session_replication_role`);
  return true;
}

/** All that a migration can change, and which ones there were, in one text. */
async function readSchema(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(`
    select string_agg(part, ' ' order by part) as schema from (
      select format('%s %s', attrelid, attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and not attisdropped
      union all select pg_get_constraintdef(oid) from pg_constraint
      union all select format('%s %s', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('%s %s', tgrelid, tgname) from pg_trigger where not tgisinternal
      union all select relname from pg_class where relnamespace = 'public'::regnamespace
      union all select format('%s %s', name, timestamp) from kysely_migration
    ) as parts`);
  return rows[0]?.schema ?? '';
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
