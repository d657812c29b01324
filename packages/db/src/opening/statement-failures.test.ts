import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseUnavailableError } from '../database-unavailable-error.ts';
import { openDatabase } from './open-database.ts';
import { statementFailure } from './statement-failures.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

test.each([
  ['57014', 'timeout'],
  ['40P01', 'conflict'],
  ['23505', 'constraint'],
  ['53100', 'disk-full'],
  ['57P01', 'unavailable'],
  ['42P01', 'other'],
])('%s of Postgres counts as %s', (code, cause) => {
  expect(statementFailure(withCode(code))).toBe(cause);
});

test('no answer counts as unavailable', () => {
  expect(statementFailure(databaseUnavailableError('The database does not answer.'))).toBe('unavailable');
});

test('an open database reports a statement that fails, and none that works', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-test-'));
  const failures: unknown[] = [];
  const { db, pools, close } = await openDatabase({ dataDir, onStatementFailure: (error) => failures.push(error) });

  await sql`select 1`.execute(db);
  await expect(sql`select * from nothing_of_the_kind`.execute(db)).rejects.toThrow('nothing_of_the_kind');
  const held = pools();
  await close();
  await rm(dataDir, { recursive: true });

  expect(failures.map(statementFailure)).toEqual(['other']);
  expect(held).toEqual({ requests: { open: 1, idle: 1, waiting: 0 } });
});
