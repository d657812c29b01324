import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readFigures } from '../testing/read-figures.ts';

const TWO_PROCESSES = join(import.meta.dirname, '../testing/two-processes.ts');

test('figures of two processes are added up, and those of their one database are not', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [TWO_PROCESSES]);

  const read = readFigures(stdout);
  expect(read.get('platewise_tokens_total{movement="taken"}')).toBe(2);
  expect(read.get('platewise_processes')).toBe(2);
  expect(read.get('platewise_processes_expected')).toBe(2);
  expect(read.get('platewise_database_pool_connections{pool="requests",state="used"}')).toBe(4);
  expect(read.get('platewise_database_pool_waiting{pool="requests"}')).toBe(8);
  expect(read.get('platewise_emails_waiting')).toBe(7);
  expect(read.get('platewise_paying_people{plan="pro"}')).toBe(5);
});
