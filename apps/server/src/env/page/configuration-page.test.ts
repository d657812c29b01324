import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAMILY_VARIABLE } from '../../processes/process-family.ts';
import { envSchema } from '../env.ts';
import { configurationPage } from './configuration-page.ts';
import { SECTIONS } from './variable-meanings.ts';

test('every variable of the schema is explained once, and no other', () => {
  const explained = SECTIONS.flatMap(({ variables }) => Object.keys(variables));
  // What one process of several is given by the first; nobody sets it.
  const read = Object.keys(envSchema.shape).filter((name) => name !== FAMILY_VARIABLE);

  expect(explained.toSorted()).toEqual(read.toSorted());
});

test('docs/configure.md is what npm run docs:configure writes', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/configure.md'), 'utf8');

  expect(page).toBe(configurationPage());
});

test('what a variable takes, and what counts without it, come from the schema', () => {
  const page = configurationPage();

  expect(page).toContain('| `PORT` | a whole number from 0 to 65,535 | `3000` |');
  expect(page).toContain('| `RATE_LIMITS` | on or relaxed | `on` |');
  expect(page.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
