import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../testing/read-documents.ts';

const FILES = ['infra/compose.yml', 'infra/helm/platewise/values.yaml'];
const SECRET_NAME = /PASSWORD|[pP]assword|SECRET|TOKEN$|_KEY$|AUTH_METHOD/;
/** Taken from the environment, and empty or refused where it is not set. */
const FROM_ENVIRONMENT = /^\$\{[A-Z_]+(?::-|:\?[^}]+)\}$/;

/** Every name and text of a document, however deep it lies. */
function pairsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, key));
  return typeof value === 'string' ? [[name, value]] : [];
}

test.each(FILES)('nothing in %s has a password from the start', async (file) => {
  const pairs = pairsOf(parse(await readFile(join(ROOT, file), 'utf8'), { merge: true }));
  const set = pairs.filter(([name, value]) => SECRET_NAME.test(name) && value !== '' && !FROM_ENVIRONMENT.test(value));
  const inAddresses = pairs.filter(([, value]) => /:\/\/[^:/@\s]+:[^@$\s]+@/.test(value));

  expect(pairs.length).toBeGreaterThan(5);
  expect([...set, ...inAddresses]).toEqual([]);
});
