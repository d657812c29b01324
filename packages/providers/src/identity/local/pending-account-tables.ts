import { getMigrations } from 'better-auth/db/migration';
import type { Kysely } from 'kysely';
import { authOptions } from './auth-options.ts';

/** The names of tables that better-auth would have to create or extend; none when our migrations are complete. */
export async function pendingAccountTables<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const setup = {
    db,
    publicUrl: 'http://localhost',
    allowedOrigins: [],
    secret: 'only to read the tables, signs nothing',
  };
  const { toBeCreated, toBeAdded } = await getMigrations(
    authOptions(setup, { sendResetToken: () => undefined, endResetLinks: async () => undefined }),
  );
  return [...toBeCreated, ...toBeAdded].map(({ table }) => table);
}
