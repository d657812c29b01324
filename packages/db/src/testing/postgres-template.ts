import { randomBytes } from 'node:crypto';
import { migrateToLatest } from '../migrate.ts';
import { openPostgresDatabase } from '../open-postgres-database.ts';
import { onServer } from './on-server.ts';

/** Makes a migrated database on Postgres once for a run of the tests, of which they copy theirs; returns what drops it. */
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
  return () => onServer(server, `drop database if exists ${name} with (force)`);
}
