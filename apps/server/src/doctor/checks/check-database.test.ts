import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { checkDatabase, judgeDatabase } from './check-database.ts';

const AT = new Date('2026-11-28T10:00:00Z');
const GOOD = { version: '17.2', major: 17, clock: AT, applied: 40, missing: [], unknown: [] };
const here = { kind: 'postgres' as const, isProduction: true, at: AT };
const now = () => new Date();

const statesOf = (findings: ReturnType<typeof judgeDatabase>) => findings.map(({ what, state }) => `${what} ${state}`);
const WELL = ['Database ok', 'Migrations ok', 'Clock ok'];

describe.each(testDatabases())('on %s', (kind) => {
  test('a database of this release is well', async () => {
    const database = await createTestDatabase({ kind });
    const findings = await checkDatabase(database, { isProduction: false, now });
    await database.close();

    expect(statesOf(findings)).toEqual(WELL);
  });

  test('one without tables is behind, and the first that is missing is named', async () => {
    const database = await createTestDatabase({ kind, isMigrated: false });
    const findings = await checkDatabase(database, { isProduction: false, now });
    await database.close();

    expect(statesOf(findings)).toEqual(['Database ok', 'Migrations fault', 'Clock ok']);
    expect(findings[1]?.why).toContain('from 0001-accounts on');
  });

  test('a clock that is a minute off is a fault, by how much and which way', async () => {
    const database = await createTestDatabase({ kind });
    const early = () => new Date(Date.now() - 60_000);
    const findings = await checkDatabase(database, { isProduction: false, now: early });
    await database.close();

    expect(findings[2]).toMatchObject({ state: 'fault', why: expect.stringMatching(/(59|60)\.\d s ahead of/) });
  });

  test('one that was closed does not answer', async () => {
    const database = await createTestDatabase({ kind });
    await database.close();
    const findings = await checkDatabase(database, { isProduction: false, now });

    expect(findings).toMatchObject([{ what: 'Database', state: 'fault', why: expect.stringContaining('not answer') }]);
  });
});

test('what a new enough Postgres of this release says is well', () => {
  expect(statesOf(judgeDatabase(GOOD, here))).toEqual(WELL);
  expect(statesOf(judgeDatabase({ ...GOOD, major: 15, version: '15.0' }, here))).toEqual(WELL);
});

test('Postgres 14 is too old', () => {
  const [version] = judgeDatabase({ ...GOOD, major: 14, version: '14.9' }, here);

  expect(version).toMatchObject({ state: 'fault', why: 'PostgreSQL 14.9 is too old.' });
});

test.each([
  ['9999-of-tomorrow', 'warning'],
  ['9999-contract-of-tomorrow', 'fault'],
])('a database that a newer release was at with %s is ahead: a %s', (name, state) => {
  const findings = judgeDatabase({ ...GOOD, unknown: [name] }, here);

  expect(findings[1]).toMatchObject({ state, why: expect.stringContaining(name) });
});

test('the embedded database is a warning in production only', () => {
  const embedded = { ...here, kind: 'embedded' as const };

  expect(statesOf(judgeDatabase(GOOD, embedded))).toEqual([...WELL, 'Database warning']);
  expect(statesOf(judgeDatabase(GOOD, { ...embedded, isProduction: false }))).toEqual(WELL);
});

test('clocks may differ by five seconds either way', () => {
  const off = (ms: number) => judgeDatabase({ ...GOOD, clock: new Date(AT.getTime() + ms) }, here)[2];

  expect([off(5000)?.state, off(-5000)?.state]).toEqual(['ok', 'ok']);
  expect(off(-5001)).toMatchObject({ state: 'fault', why: expect.stringContaining('5.0 s behind') });
});
