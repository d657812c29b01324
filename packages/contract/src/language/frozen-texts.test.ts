import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LOCALE = join(import.meta.dirname, '../texts');

/** A sentence with places answers with the names of its places. */
const PLACES = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
const countOf = (count: number) =>
  new Proxy({}, { get: (_, name) => (name === 'count' ? count : `{${String(name)}}`) });

test('every text stands under the key and in the words that it had', async () => {
  const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const lines: string[] = [];
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(join(LOCALE, file));
    for (const [name, value] of Object.entries(module))
      lines.push(...linesOf(`${file.replace(/\.ts$/, '')}.${name}`, value));
  }

  await expect(`${[...new Set(lines)].toSorted().join('\n')}\n`).toMatchFileSnapshot('frozen/texts.txt');
});

function linesOf(key: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${key} = ${JSON.stringify(value)}`];
  if (typeof value === 'function') {
    const forms = [PLACES, countOf(1), countOf(2)].map((parameters) => JSON.stringify(value(parameters)));
    return [`${key} = ${[...new Set(forms)].join(' / ')}`];
  }
  if (typeof value !== 'object' || value === null) return [`${key} = ${String(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => linesOf(`${key}.${name}`, inner));
}
