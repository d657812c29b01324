import { newId } from '@platewise/api/new-id';
import { migrateToLatest } from '@platewise/db/migrate';
import { openDatabase } from '@platewise/db/opening/open-database';
import type { Env } from '../../env/env.ts';
import type { OperatorCommand } from '../operator-command.ts';
import type { OperatorAnswer } from '../operator-commands.ts';
import { moveAccounts } from './move-accounts.ts';

/** Moves accounts where no server runs: the services would not open while people of the other kind of account are there. */
export async function moveAlone(
  env: Env,
  command: Extract<OperatorCommand, { command: 'accounts' }>,
): Promise<OperatorAnswer> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    poolSize: 2,
    hasNamedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    dataDir: env.DATA_DIR,
  });
  try {
    await migrateToLatest(database.background);
    return await moveAccounts({ env, database, now: () => new Date(), newId, isServing: false }, command);
  } finally {
    await database.close();
  }
}
