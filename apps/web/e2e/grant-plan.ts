import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from './start-server.ts';

const CLI = path.resolve(import.meta.dirname, '../../server/src/operator/operator-cli.ts');

/** Puts somebody on a plan, as anyone who runs the server would; they have called it at least once by then. */
export async function grantPlan(
  { dataDir }: RunningServer,
  email: string,
  plan: 'free' | 'pro' | 'family',
): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['--liftoff-only', CLI, 'grant', email, plan], { env });
}
