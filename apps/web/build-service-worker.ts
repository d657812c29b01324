import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { SitePage } from './src/app/site-pages.ts';

/** Files without a hash in their name that kept pages ask for. */
const PLAIN_FILES = ['theme.js', 'hydrate.js', 'favicon.svg'];

/** Faces for other alphabets are fetched when a text needs them. */
const OTHER_ALPHABETS = /-(latin-ext|vietnamese|cyrillic|cyrillic-ext|greek)-/;

/** Screens that start from the kept page, though they are prerendered as well; the planner from its own. */
const APP_SCREENS = ['/meal', '/signin', '/signup'];

/** What plans are made with on the device: kept when a page asks for it. */
const PLANNER = /^\/assets\/plan-worker-/;

/** What reads barcodes where the browser does not: most never need it. */
const BARCODES = /^\/assets\/barcode-worker-/;

/**
 * Writes the service worker, which keeps the files of this build in the browser, to `pages/sw.js`; the server names the
 * build in it and serves it at /sw.js.
 */
export async function buildServiceWorker(dist: string, pages: readonly SitePage[]): Promise<void> {
  const hashed = await hashedFiles(dist);
  const files = [
    ...hashed.filter(({ url }) => !PLANNER.test(url) && !BARCODES.test(url)),
    ...(await Promise.all(PLAIN_FILES.map((file) => plainFile(dist, file)))),
  ];
  const prerendered = pages.map(({ path }) => path).filter((path) => !APP_SCREENS.includes(path));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      FILES: JSON.stringify(files),
      PLANNER_FILES: JSON.stringify(hashed.map(({ url }) => url).filter((url) => PLANNER.test(url))),
      PRERENDERED_PAGES: JSON.stringify(prerendered),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: 'es2023',
      outDir: join(dist, 'pages'),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Their names change with their content. */
async function hashedFiles(dist: string) {
  const names = await readdir(join(dist, 'assets'));
  return names
    .filter((name) => /\.(js|css|woff2|svg)$/.test(name) && !OTHER_ALPHABETS.test(name))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
}

async function plainFile(dist: string, name: string) {
  const content = await readFile(join(dist, name));
  return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
