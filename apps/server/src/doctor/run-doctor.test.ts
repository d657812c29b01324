import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { expect, test } from 'vitest';
import { readEnv } from '../env/env.ts';
import { OPERATOR_HEADER, OPERATOR_PATH } from '../operator/operator-command.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { examineAlone } from './examine-alone.ts';
import { runDoctor } from './run-doctor.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'meals@example.test', CONTACT_TO: 'team@example.test' };

function envOf(variables: Record<string, string>) {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return outcome.env;
}

async function inFolder<Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-doctor-'));
  try {
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

test('a running server is asked what it was started with, and is well', async () => {
  const server = await createTestServer();
  const headers = { [OPERATOR_HEADER]: server.services.operatorSecret };
  const answer = await server.request('POST', OPERATOR_PATH, { headers, body: { command: 'doctor' } });
  await server.close();

  const { ok, text } = (await answer.json()) as { ok: boolean; text: string };
  expect(ok).toBe(true);
  expect(text).toMatch(/^ok {7}Database: embedded PostgreSQL \d+/m);
  expect(text).toMatch(/^ok {7}Payments: The sandbox/m);
  expect(text).toMatch(/^0 faults, 0 warnings\.$/m);
});

test('a fault is shown with the way to mend it, and the other findings stand', async () => {
  const database = await createTestDatabase();
  const { ok, text } = await inFolder((DATA_DIR) =>
    runDoctor({ env: envOf({ DATA_DIR, ...MAIL }), database, now: () => new Date() }),
  );
  await database.close();

  expect(ok).toBe(false);
  expect(text).toMatch(/^fault {4}Mail: 127\.0\.0\.1:1 cannot .*\n {9}See whether host and port of SMTP_URL/m);
  expect(text).toMatch(/^ok {7}Migrations/m);
  expect(text).toContain('1 fault, 0 warnings.');
});

test('a check that breaks in a way of its own is a finding, too', async () => {
  const database = await createTestDatabase();
  const env = envOf({ REDIS_URL: 'redis://127.0.0.1:1', DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  const { text } = await inFolder((DATA_DIR) =>
    runDoctor({ env: { ...env, DATA_DIR, REDIS_URL: 'no address' }, database, now: () => new Date() }),
  );
  await database.close();

  expect(text).toMatch(/^fault {4}Redis: It could not be looked at/m);
  expect(text).toMatch(/^ok {7}Model/m);
});

test('without a server and without a database nothing is made', async () => {
  await inFolder(async (DATA_DIR) => {
    const { ok, text } = await examineAlone(envOf({ DATA_DIR }));

    expect(ok).toBe(true);
    expect(text).toContain('There is no embedded database yet');
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});

test('a Postgres that is away is a fault that names the variable, not the password, and hides nothing', async () => {
  const { ok, text } = await inFolder((DATA_DIR) =>
    examineAlone(envOf({ DATA_DIR, DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/platewise' })),
  );

  expect(ok).toBe(false);
  expect(text).toMatch(/^fault {4}Database: The database at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used/m);
  expect(text).toMatch(/^ok {7}Model/m);
  expect(text).not.toContain('s3cret');
});
