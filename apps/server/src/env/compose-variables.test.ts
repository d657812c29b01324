import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** The container's own: its port is mapped, and its folders are mounted. */
const OF_THE_CONTAINER = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'WEB_DIR'];

test('compose passes every variable of the table, and none that the table does not explain', async () => {
  const [table, compose] = await Promise.all([
    readFile(join(ROOT, 'docs/configure.md'), 'utf8'),
    readFile(join(ROOT, 'infra/compose.yml'), 'utf8'),
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
