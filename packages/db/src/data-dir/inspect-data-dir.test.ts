import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspectDataDir } from './inspect-data-dir.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platewise-inspected-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a private folder can be written, nothing in it is open, and nothing is left there', async () => {
  await writeFile(join(dataDir, 'operator.json'), '{}', { mode: 0o600 });

  const facts = await inspectDataDir(dataDir);

  expect(facts).toEqual({ kind: 'writable', freeBytes: expect.any(Number), open: [] });
  expect(facts).toHaveProperty(
    'freeBytes',
    expect.toSatisfy((bytes: number) => bytes > 0),
  );
  expect(await readdir(dataDir)).toEqual(['operator.json']);
});

test.skipIf(process.platform === 'win32')(
  'an open folder and open secrets in it are named with their modes',
  async () => {
    const [secret, backup, page] = ['operator.json', 'of-today.backup', 'page.html'].map((name) => join(dataDir, name));
    for (const path of [secret, backup, page]) await writeFile(path ?? '', '');
    await chmod(secret ?? '', 0o644);
    await chmod(backup ?? '', 0o640);
    await chmod(dataDir, 0o755);

    const facts = await inspectDataDir(dataDir);

    const open = facts.kind === 'writable' ? facts.open : [];
    expect(open.toSorted((a, b) => a.mode.localeCompare(b.mode))).toEqual([
      { path: backup, mode: '640' },
      { path: secret, mode: '644' },
      { path: dataDir, mode: '755' },
    ]);
  },
);

test('a folder that is not there is reported as that, and one that cannot be written with the reason', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');

  expect(await inspectDataDir(join(dataDir, 'missing'))).toEqual({ kind: 'not-made' });
  expect(await inspectDataDir(join(file, 'folder'))).toEqual({ kind: 'unwritable', reason: 'ENOTDIR' });
  expect(await inspectDataDir(file)).toEqual({ kind: 'unwritable', reason: 'ENOTDIR' });
});
