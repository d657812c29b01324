import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations.ts';

/** Brings the tables up to date. Several processes may start at once: the first works, the others wait for it. */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
}

/** Whether migrations are still to run, for readiness checks. */
export async function hasPendingMigrations(db: Db): Promise<boolean> {
  const known = await createMigrator(db).getMigrations();
  return known.some(({ executedAt }) => !executedAt);
}

function createMigrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
