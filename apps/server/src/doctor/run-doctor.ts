import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { inTime } from '@platewise/providers/in-time';
import type { Env } from '../env/env.ts';
import { checkAccountKinds } from './checks/check-account-kinds.ts';
import { checkAddress } from './checks/check-address.ts';
import { checkDataDir } from './checks/check-data-dir.ts';
import { checkIdentity } from './checks/check-identity.ts';
import { checkLabels } from './checks/check-labels.ts';
import { checkMail } from './checks/check-mail.ts';
import { checkModel } from './checks/check-model.ts';
import { checkPayments } from './checks/check-payments.ts';
import { checkRedis } from './checks/check-redis.ts';
import { checkTestKeys } from './checks/check-test-keys.ts';
import { type Finding, fault, findingLines } from './finding.ts';
import { localFindings } from './local-findings.ts';

/** What a service outside may take for its answer; all are asked at the same time. */
const TIMEOUT_MS = 5000;
/** The most that the questions to one of them may take together. */
const ALL_MS = 3 * TIMEOUT_MS;

/** What is looked at; in the place of a database that cannot be opened, what was found of it. */
export type Examined = { env: Env; database: Pick<OpenDatabase, 'db' | 'kind'> | Finding; now: () => Date };

/** Asks everything that is set, each once, and reports what is well and what is not; `ok` while there is no fault. */
export async function runDoctor(examined: Examined): Promise<{ ok: boolean; text: string }> {
  const findings = await allFindings(examined);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const summary = `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`;
  return { ok: faults === 0, text: [...findingLines(findings), '', summary].join('\n') };
}

async function allFindings({ env, database, now }: Examined): Promise<Finding[]> {
  const options = { timeoutMs: TIMEOUT_MS };
  const db = 'db' in database ? database.db : null;
  const groups = await Promise.all([
    'db' in database ? localFindings({ env, database, now }) : findingsWithout(env, database),
    asked('Mail', async () => [await checkMail(env, options)]),
    asked('Accounts', () => checkIdentity(env, options)),
    asked('Accounts', async () => (db ? checkAccountKinds(env, db) : [])),
    asked('Payments', () => checkPayments(env, { ...options, db })),
    asked('Model', () => checkModel(env, options)),
    asked('Redis', () => checkRedis(env, options)),
    asked('Labels', () => checkLabels(env, options)),
  ]);
  return groups.flat();
}

async function findingsWithout(env: Env, found: Finding): Promise<Finding[]> {
  const kind = env.DATABASE_URL ? 'postgres' : 'embedded';
  return [found, ...(await checkDataDir(env.DATA_DIR, { kind })), ...checkAddress(env), ...checkTestKeys(env)];
}

// One that fails in a way that nobody thought of does not hide the others.
async function asked(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await inTime(ALL_MS, check());
  } catch (error) {
    const why = `It could not be looked at: ${error instanceof Error ? error.message : String(error)}.`;
    return [fault(what, why, 'Look at the other findings first, then try again.')];
  }
}
