import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@platewise/db/opening/open-database';
import type { Env } from '../env/env.ts';
import { describeStartFailure } from '../start/start-failure.ts';
import { type Finding, fault, ok } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

/**
 * The doctor where no server runs: it opens the database itself, and changes nothing there. It goes on where the server itself
 * could not start.
 */
export async function examineAlone(env: Env): Promise<{ ok: boolean; text: string }> {
  const now = () => new Date();
  const opened = await open(env);
  try {
    return await runDoctor({ env, database: opened, now });
  } finally {
    if ('close' in opened) await opened.close();
  }
}

async function open(env: Env): Promise<Awaited<ReturnType<typeof openDatabase>> | Finding> {
  // Opening would make an empty one.
  if (!env.DATABASE_URL && !(await exists(join(env.DATA_DIR, 'database')))) {
    return ok('Database', 'There is no embedded database yet; the first start makes it.');
  }
  try {
    return await openDatabase({
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      poolSize: 1,
      hasNamedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
      dataDir: env.DATA_DIR,
    });
  } catch (error) {
    const { sentence } = describeStartFailure(error, env);
    return fault('Database', sentence, 'Mend that first: the server cannot start with it.');
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
