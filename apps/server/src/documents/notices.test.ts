import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../testing/read-documents.ts';

const SCRIPT = join(ROOT, 'packages/scripts/notices.mjs');
const FILE = 'THIRD-PARTY-NOTICES.md';

type Entry = { license?: string; [field: string]: unknown };

/** A product of one server and one room, which stand on packages of others, some of them for building only. */
const LOCK = {
  'apps/server': {
    dependencies: { '@room/a': '*', direct: '1.0.0', nick: 'npm:real@2.0.0' },
    devDependencies: { build: '1.0.0' },
  },
  'node_modules/@room/a': { resolved: 'packages/a', link: true },
  'packages/a': { version: '1.0.0', dependencies: { 'of-room': '1.0.0' } },
  'node_modules/direct': { version: '1.0.0', license: 'MIT', dependencies: { shared: '^2.0.0' } },
  'node_modules/direct/node_modules/shared': { version: '2.0.0', license: '(GPL-3.0-only OR ISC)' },
  'node_modules/shared': { version: '1.0.0', license: 'GPL-3.0-only' },
  'node_modules/nick': { name: 'real', version: '2.0.0', license: 'Apache-2.0', peerDependencies: { peer: '*' } },
  'node_modules/peer': { version: '3.0.0', license: 'MIT AND ISC', optionalDependencies: { native: '1.0.0' } },
  'node_modules/native': { version: '1.0.0', license: 'GPL-3.0-only', os: ['linux'] },
  'node_modules/of-room': { version: '1.0.0', license: 'MIT' },
  'node_modules/build': { version: '1.0.0', license: 'GPL-3.0-only' },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-notices-'));
  await install(LOCK);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function install(packages: Readonly<Record<string, Entry>>): Promise<void> {
  await write('package-lock.json', JSON.stringify({ packages }));
  for (const [path, { license }] of Object.entries(packages)) {
    if (license) await write(`${path}/package.json`, JSON.stringify({ license, author: 'Asha' }));
  }
  await write('node_modules/direct/LICENSE', 'Copyright Ravi');
  await write('node_modules/of-room/LICENSE.md', 'Copyright Ravi\r\n');
  await write('node_modules/nick/NOTICE', 'Contains work of Meera');
}

function run(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...options], { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
}

test('packages that reach people are named with their texts, others are not', async () => {
  expect(run()).toEqual({ status: 0, stderr: '' });

  const notices = await readFile(join(folder, FILE), 'utf8');
  expect([...notices.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual([
    'direct 1.0.0 (MIT)',
    'of-room 1.0.0 (MIT)',
    'peer 3.0.0 (MIT AND ISC)',
    'real 2.0.0 (Apache-2.0)',
    'shared 2.0.0 ((GPL-3.0-only OR ISC))',
  ]);
  expect(notices).toContain('of-room 1.0.0 (MIT)\n\n````text\nCopyright Ravi\n````');
  expect(notices).toContain('Contains work of Meera');
  expect(notices).toContain('names MIT AND ISC (author: Asha)');
});

test('a file that is not written again after a change fails the check by name', async () => {
  run();
  expect(run('--check')).toEqual({ status: 0, stderr: '' });

  await install({ ...LOCK, 'node_modules/direct': { ...LOCK['node_modules/direct'], license: 'ISC' } });

  expect(run('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run notices') });
});

test.each([
  ['GPL-3.0-only', 'has the licence GPL-3.0-only'],
  ['MIT AND GPL-3.0-only', 'has the licence MIT AND GPL-3.0-only'],
  ['SEE LICENSE IN terms.txt', 'has the licence SEE LICENSE IN terms.txt'],
  ['MIT OR (GPL-3.0-only AND ISC)', 'has the licence'],
  [undefined, 'names no licence'],
])('a package under %s is refused with its name, and nothing is written', async (license, sentence) => {
  const { license: _, ...direct } = LOCK['node_modules/direct'];
  await install({ ...LOCK, 'node_modules/direct': { ...direct, ...(license && { license }) } });

  const { status, stderr } = run();

  expect(status).toBe(1);
  expect(stderr).toContain('direct 1.0.0');
  expect(stderr).toContain(sentence);
  await expect(readFile(join(folder, FILE))).rejects.toThrow('ENOENT');
});
