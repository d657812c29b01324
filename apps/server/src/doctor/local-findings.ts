import type { OpenDatabase } from '@platewise/db/opening/open-database';
import type { Env } from '../env/env.ts';
import { checkAddress } from './checks/check-address.ts';
import { checkDataDir } from './checks/check-data-dir.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkTestKeys } from './checks/check-test-keys.ts';
import type { Finding } from './finding.ts';

/** What can be found out without asking any service outside: database, data folder, addresses. */
export async function localFindings({
  env,
  database,
  now,
}: {
  env: Env;
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  now: () => Date;
}): Promise<Finding[]> {
  const [ofDatabase, ofDataDir] = await Promise.all([
    checkDatabase(database, { isProduction: env.isProduction, now }),
    checkDataDir(env.DATA_DIR, database),
  ]);
  return [...ofDatabase, ...ofDataDir, ...checkAddress(env), ...checkTestKeys(env)];
}
