import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { WEB_DIR } from '../testing/start-server.ts';

const ASSETS = join(WEB_DIR, 'assets');
const BYTES_IN_KB = 1000;

/**
 * What a page names of code, KB gzip and files (decision 53; of / see prerendered.spec.ts): what the router fetches of it with the application, before its data
 * and what is fetched for its parts.
 */
const PAGES = [
  { route: 'meal', kb: 240, files: 20 },
  { route: 'dashboard', kb: 272, files: 25 },
  { route: 'calendar', kb: 272, files: 25 },
  { route: 'calorie-tracker', kb: 272, files: 25 },
  { route: 'shopping', kb: 272, files: 25 },
  { route: 'settings', kb: 272, files: 25 },
  { route: 'admin', kb: 230, files: 20 },
  { route: 'favorites', kb: 272, files: 25 },
  { route: 'dashboard_.prep', kb: 272, files: 25 },
];

const all = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const start = filesOf(nameIn(readFileSync(join(WEB_DIR, 'app.html'), 'utf8'), /src="\/assets\/([^"]+\.js)"/));

for (const { route, kb, files } of PAGES) {
  test(`/${route} names at most ${kb} KB of code in ${files} files`, () => {
    const own = all.filter(
      (file) => file.startsWith(`${route}-`) && /^[\w-]{8}\.js$/.test(file.slice(route.length + 1)),
    );
    const named = new Set([...start, ...own.flatMap((file) => [...filesOf(file)])]);

    expect(named.size).toBeGreaterThan(start.size);
    expect(kilobytesOf(named)).toBeLessThanOrEqual(kb);
    expect(named.size).toBeLessThanOrEqual(files);
  });
}

/** A file with all that it imports at once. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(ASSETS, file), 'utf8');
  for (const [, needed = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) filesOf(needed, seen);
  return seen;
}

function kilobytesOf(files: ReadonlySet<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / BYTES_IN_KB;
}

function nameIn(text: string, pattern: RegExp): string {
  const [, name] = pattern.exec(text) ?? [];
  if (!name) throw new Error(`The page of the application names no code: ${text.slice(0, 200)}`);
  return name;
}
