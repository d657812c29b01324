import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { personalTokenSchema } from '@platewise/contract/account/api-token-schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';
import { signUpCook } from '../../testing/sign-up-cook.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const ROOT = join(import.meta.dirname, '../../../../..');
const CLIENT = join(ROOT, 'packages/client');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

let server: TestServer;
let token: string;
/** A project of somebody else, outside of the repository, that has installed the packed client. */
let folder: string;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  const person = await signUpCook(server);
  const made = await server.request('POST', '/api/users/me/tokens', {
    token: person.token,
    body: { name: 'Script', scopes: ['write:calendar', 'write:list'] },
  });
  token = personalTokenSchema.extend({ token: z.string() }).parse(await made.json()).token;

  folder = await mkdtemp(join(tmpdir(), 'platewise-client-'));
  await npm('run', 'build', '--prefix', CLIENT);
  const packed = JSON.parse(await npm('pack', CLIENT, '--json', '--pack-destination', folder));
  const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(packed);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'kitchen', type: 'module', private: true }));
  await npm('install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the examples have the types of the installed package', async () => {
  await check(await copied('add-to-list.ts'), await copied('plan-a-week.ts'));
});

test('a misspelt route, a missing field and a code that a route does not have are refused by the types', async () => {
  const lines = [
    "import { createPlatewise } from '@platewise/client';",
    "const platewise = createPlatewise({ url: 'https://platewise.example' });",
    "await platewise.call('GET /api/calender');",
    "await platewise.call('PATCH /api/meals/plans/{planId}', { params: {}, body: { name: 'Week' } });",
    "const plans = await platewise.call('GET /api/sub/plans');",
    "if (!plans.ok && plans.error.code === 'FAVORITES_FULL') throw new Error('never');",
  ];
  await writeFile(join(folder, 'wrong.ts'), lines.join('\n'));

  const failure = await check('wrong.ts').catch((error: { stdout: string }) => error.stdout);
  const wrong = [...String(failure).matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect(new Set(wrong)).toEqual(new Set([3, 4, 6]));
});

test('the example that plans a week does so, and running it again plans no second one', async () => {
  const example = await copied('plan-a-week.ts');

  const first = await run(example);
  const second = await run(example);

  expect(first.stdout.match(/^\d{4}-\d\d-\d\d: \d+ kcal$/gm)).toHaveLength(7);
  expect(first.stdout).toMatch(/^\d+ items on the list\.$/m);
  expect(second.stdout).toBe(first.stdout);
});

test('the example that adds to the list does so, and names what is wrong', async () => {
  const example = await copied('add-to-list.ts');

  const { stdout } = await run(example, 'Coffee');
  const refused = await run(example, 'x'.repeat(500)).catch((error: { stderr: string }) => error);

  expect(stdout).toBe('Coffee is on the list.\n');
  expect(refused.stderr).toMatch(/^name: name must be at most \d+ characters\.\n$/);
});

async function copied(example: string): Promise<string> {
  await copyFile(join(folder, 'node_modules/@platewise/client/examples', example), join(folder, example));
  return example;
}

function npm(...given: string[]): Promise<string> {
  return execute('npm', given);
}

async function execute(command: string, given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, given, { cwd: folder, shell: process.platform === 'win32' });
  return stdout;
}

function check(...files: string[]): Promise<string> {
  const types = join(ROOT, 'node_modules/@types');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig'];
  return execute(process.execPath, [TSC, ...options, '--typeRoots', types, '--types', 'node', ...files]);
}

function run(example: string, ...given: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, PLATEWISE_URL: server.url, PLATEWISE_TOKEN: token };
  return promisify(execFile)(process.execPath, [example, ...given], { cwd: folder, env });
}
