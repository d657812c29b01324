import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const INFRA = join(import.meta.dirname, '../../../../infra');
/** The container's own: its port is mapped, its folders are mounted, and tests do not run in it. */
const OF_THE_CONTAINER = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'WEB_DIR', 'CHROME_PATH', 'TEST_DATABASE_URL'];

test('compose passes every variable of the table, and none that the table does not explain', async () => {
  const [table, compose] = await Promise.all([
    readFile(join(INFRA, 'README.md'), 'utf8'),
    readFile(join(INFRA, 'compose.yml'), 'utf8'),
  ]);

  const rows = table.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const app = compose.slice(compose.indexOf('  app:'), compose.indexOf('\n  postgres:'));
  const passed = [...app.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)];

  expect(new Set(passed.map(([, name]) => name))).toEqual(
    new Set(explained.filter((name) => name && !OF_THE_CONTAINER.includes(name))),
  );
  // From the environment of anyone who starts it, not written in the file.
  for (const [, name, value] of passed) {
    expect(value, name).toContain(name === 'DATABASE_URL' ? '${POSTGRES_PASSWORD' : `\${${name}:-`);
  }
});
