import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { inspectDatabase } from './inspect-database.ts';
import { migrations } from './migrations.ts';

/** A migration that takes something away which the release before uses; every other one only adds. */
const TAKES_AWAY = /^\d{4}-contract-/;

/** Whether a migration of a newer release, by its name, keeps this one from using the tables. */
export const takesAway = (migration: string): boolean => TAKES_AWAY.test(migration);

/**
 * Brings the tables up to date. Several processes may start at once: the first works, the others wait for it. Tables that a newer release
 * has added to are good for this one, so that people can go back.
 * @throws when a newer release has taken away what this one uses
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await (await createMigrator(db)).migrateToLatest();
  if (error) throw error;
}

/** Whether migrations are still to run, for readiness checks. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const known = await (await createMigrator(db)).getMigrations();
  return known.some(({ executedAt }) => !executedAt);
}

// Asked before, since the migrator holds the one connection of the embedded database while it works.
async function createMigrator(db: Db): Promise<Migrator> {
  const known = { ...migrations, ...(await newerMigrations(db)) };
  return new Migrator({ db, provider: { getMigrations: async () => known } });
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
