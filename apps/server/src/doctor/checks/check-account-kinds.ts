import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { isOtherAccountsError, refuseOtherAccounts } from '../../auth/refuse-other-accounts.ts';
import type { Env } from '../../env/env.ts';
import { type Finding, fault } from '../finding.ts';

/** Postgres: a table is not there, of which the look at migrations speaks. */
const UNDEFINED_TABLE = '42P01';

/** Whether the people of the database have the kind of account that is set; nothing where they do. */
export async function checkAccountKinds(env: Env, db: OpenDatabase['db']): Promise<Finding[]> {
  try {
    await refuseOtherAccounts({ env, db });
    return [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return [];
    if (!isOtherAccountsError(error)) throw error;
    const deed = env.clerk ? 'to-clerk' : 'to-local';
    return [fault('Accounts', error.message, `npm run accounts -- ${deed} says what moving them would do.`)];
  }
}
