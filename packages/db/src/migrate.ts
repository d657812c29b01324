import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { inspectDatabase } from './inspect-database.ts';
import { migrations } from './migrations.ts';

/** A migration that takes something away which the release before uses; every other one only adds. */
const TAKES_AWAY = /^\d{4}-contract-/;

/** Whether a migration of a newer release, by its name, keeps this one from using the tables. */
export const takesAway = (migration: string): boolean => TAKES_AWAY.test(migration);

/**
 * A migration waits this long for a table that a request holds, then gives all its own back and begins again. Postgres looks for deadlocks
 * after a second (`deadlock_timeout`) and ends the one that waited first, which would be a request of the release that is still running.
 */
const GIVES_WAY_MS = 400;
/** So long requests go before, a pause after the other, before the start fails: as long as a statement of the background may take. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the tables up to date. Several processes may start at once: the first works, the others wait for it. Requests that others answer
 * meanwhile wait for no longer than a moment, and none is ended. Tables that a newer release
 * has added to are good for this one, so that people can go back.
 * @throws when a newer release has taken away what this one uses, and when others hold what is to be changed for a minute
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const givesUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const { error } = await (await createMigrator(db)).migrateToLatest();
    if (!error) return;
    if (!isOfLock(error) || performance.now() >= givesUpAt) throw error;
    await setTimeout(PAUSE_MS);
  }
}

function isOfLock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}

/** Whether migrations are still to run, for readiness checks. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const known = await (await createMigrator(db)).getMigrations();
  return known.some(({ executedAt }) => !executedAt);
}

// Asked before, since the migrator holds the one connection of the embedded database while it works.
async function createMigrator(db: Db): Promise<Migrator> {
  const ours = Object.entries(migrations).map(([name, migration]) => [name, givingWay(migration)] as const);
  const known = { ...Object.fromEntries(ours), ...(await newerMigrations(db)) };
  return new Migrator({ db, provider: { getMigrations: async () => known } });
}

/** All of them run in one transaction, which keeps each table that it has changed until its end. */
function givingWay(migration: Migration): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = ${sql.lit(GIVES_WAY_MS)}`.execute(db);
      await migration.up(db);
    },
  };
}

/** What newer releases have done to the tables: nothing is left to do for it. */
async function newerMigrations(db: Db): Promise<Record<string, Migration>> {
  const { unknown } = await inspectDatabase(db);
  const taking = unknown.find(takesAway);
  if (taking)
    throw new Error(
      `A newer release has taken away what this one uses (migration ${taking}). Start that release again, or restore a backup of before it.`,
    );
  return Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]));
}
