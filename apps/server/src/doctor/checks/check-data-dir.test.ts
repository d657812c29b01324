import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDataDir, judgeDataDir } from './check-data-dir.ts';

const MIB = 1024 * 1024;
const options = { dataDir: '/data', kind: 'embedded' as const };
const withFree = (mib: number) => ({ kind: 'writable' as const, freeBytes: mib * MIB, open: [] });

test('a private folder on this disk is well, and faulty once others can use it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-doctor-'));
  const [before] = await checkDataDir(dataDir, { kind: 'embedded' });
  await chmod(dataDir, 0o755);
  const [after] = await checkDataDir(dataDir, { kind: 'embedded' });
  await rm(dataDir, { recursive: true });

  expect(before?.state).toBe('ok');
  expect(after).toMatchObject({ state: 'fault', mend: `Run chmod 700 on it.` });
});

test('a secret that others can read is closed with 600', () => {
  const facts = { ...withFree(5000), open: [{ path: '/data/operator.json', mode: '644' }] };

  expect(judgeDataDir(facts, options)[0]).toMatchObject({ state: 'fault', mend: 'Run chmod 600 on it.' });
});

test('a folder that is not there yet is well; one that cannot be written is not', () => {
  expect(judgeDataDir({ kind: 'not-made' }, options)).toMatchObject([{ state: 'ok' }]);
  expect(judgeDataDir({ kind: 'unwritable', reason: 'EROFS' }, options)).toMatchObject([
    { state: 'fault', why: '/data cannot be written (EROFS).' },
  ]);
});

test.each([
  [5000, 'embedded', 'ok'],
  [1000, 'embedded', 'warning'],
  [63, 'embedded', 'fault'],
  [63, 'postgres', 'warning'],
] as const)('with %i MiB free and the database %s the disk is: %s', (mib, kind, state) => {
  const findings = judgeDataDir(withFree(mib), { ...options, kind });

  expect(findings.find(({ what }) => what === 'Disk')?.state).toBe(state);
});
