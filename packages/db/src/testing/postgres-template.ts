import { randomBytes } from 'node:crypto';
import { migrateToLatest } from '../migrate.ts';
import { openPostgresDatabase } from '../opening/open-postgres-database.ts';
import { onServer, withConnection } from './on-server.ts';

/** Makes a migrated database on Postgres once for a run of the tests, of which they copy theirs; returns what drops them all. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const name = `platewise_test_template_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { background, close } = await openPostgresDatabase({ databaseUrl, poolSize: 1 });
  await migrateToLatest(background);
  // Nothing can be copied while somebody is connected to it.
  await close();
  process.env.TEST_DATABASE_TEMPLATE = name;
  return () => dropAll(server, name);
}

async function dropAll(server: string, name: string): Promise<void> {
  const copies = await withConnection(server, (ask) =>
    ask(`select datname as copy from pg_database where starts_with(datname, '${name}')`),
  );
  await onServer(server, ...copies.map(({ copy }) => `drop database if exists ${String(copy)} with (force)`));
}
