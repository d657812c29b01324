import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlanPrices } from '@platewise/contract/billing/paid-plans';
import { fillBootData, fillPrices } from './boot-page.ts';
import { RETIRED_WORKER } from './retired-worker.ts';

/** The code of hosted sign-in: a browser keeps it only where it is used. */
const HOSTED_SIGN_IN_FILES = '/assets/open-clerk-';
const NO_FILES = '/none/';

/** The pages of a build, with what only the running server knows filled in. */
export type BuiltPages = {
  /** Pages that were prerendered, by their path. */
  byPath: ReadonlyMap<string, string>;
  /** The empty page that every other screen starts from. */
  app: string;
  /** Whether the application has a screen for a path. */
  isScreen: (path: string) => boolean;
  /** The map of the public pages and the feed of the blog, by file name. */
  files: ReadonlyMap<string, string>;
  /** The service worker; where the build has none, one that takes an earlier one away. */
  worker: string;
};

const FILES = ['sitemap.xml', 'feed.xml'] as const;

/** Reads the built pages once, at start. A build without pages prerendered (development) has just the empty page. */
export async function readBuiltPages(
  webDir: string,
  { publicUrl, prices, boot }: { publicUrl: string; prices: PlanPrices; boot: { identity: { kind: string } } },
): Promise<BuiltPages> {
  const fill = (html: string) => fillBootData(fillPrices(withAddress(html, publicUrl), prices), boot);
  const pages = new Map<string, string>();
  for (const file of await listPages(webDir)) {
    const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
    pages.set(name === 'index' ? '/' : `/${name}`, fill(await readFile(join(webDir, 'pages', file), 'utf8')));
  }
  const files = new Map<string, string>();
  for (const name of FILES) {
    const path = join(webDir, 'pages', name);
    if (existsSync(path)) files.set(name, withAddress(await readFile(path, 'utf8'), publicUrl));
  }
  const appFile = existsSync(join(webDir, 'app.html')) ? 'app.html' : 'index.html';
  const app = fill(await readFile(join(webDir, appFile), 'utf8'));
  return {
    byPath: pages,
    app,
    isScreen: await screenTest(webDir),
    files,
    worker: await readWorker(webDir, [app, pages.get('/meal') ?? ''], boot.identity.kind),
  };
}

// Named after the pages that it keeps, which name the code and hold what only this server knows: a change of either
// is another worker to the browser, which fetches everything again.
async function readWorker(webDir: string, kept: readonly string[], identity: string): Promise<string> {
  const file = join(webDir, 'pages/sw.js');
  if (!existsSync(file)) return RETIRED_WORKER;
  const build = createHash('sha256').update(kept.join('')).digest('hex').slice(0, 16);
  const notUsed = identity === 'clerk' ? NO_FILES : HOSTED_SIGN_IN_FILES;
  return (await readFile(file, 'utf8')).replaceAll('__BUILD__', build).replaceAll('__NOT_USED__', notUsed);
}

function withAddress(text: string, publicUrl: string): string {
  return text.replaceAll('__PUBLIC_URL__', () => publicUrl.replace(/\/$/, ''));
}

async function listPages(webDir: string): Promise<string[]> {
  const folder = join(webDir, 'pages');
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
}

/** Without a list of screens every path may be one. */
async function screenTest(webDir: string): Promise<(path: string) => boolean> {
  const file = join(webDir, 'screens.json');
  if (!existsSync(file)) return () => true;
  const paths = JSON.parse(await readFile(file, 'utf8')) as string[];
  // An article that was not prerendered does not exist.
  const patterns = paths
    .filter((path) => path !== '/blog/$slug')
    .map((path) => new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\$\w+/g, '[^/]+')}/?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
