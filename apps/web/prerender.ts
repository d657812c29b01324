/**
 * Builds the public pages ahead: renders each to HTML, with its head, its styles and its code named, so that it is read
 * before any script runs. What only the running server knows stands as a place to be filled (__PUBLIC_URL__, boot data).
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildEarlyForm } from './build-early-form.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { pageHead } from './prerender-head.ts';
import { routeFiles } from './prerender-route-files.ts';
import { writeSiteFiles } from './prerender-site-files.ts';
import type { SitePage } from './src/app/site-pages.ts';

type Server = {
  renderPage: (path: string) => Promise<string>;
  screenPaths: () => string[];
  SITE_PAGES: readonly SitePage[];
};

/** The tags that name the application's scripts. */
const CODE = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

const dist = join(import.meta.dirname, 'dist');
const serverBuild = join(import.meta.dirname, 'dist-ssr');

const { renderPage, screenPaths, SITE_PAGES } = (await import(join(serverBuild, 'entry-server.js'))) as Server;
const template = await readFile(join(dist, 'index.html'), 'utf8');
const earlyForm = await buildEarlyForm(dist);
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

for (const page of SITE_PAGES) {
  const body = await renderPage(page.path);
  const html = template
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description"[^>]*>/s, '')
    .replace('<!--boot-->', () => `${pageHead(page)}\n    <!--boot-->`)
    // Behind the styles that every page has, as the order of styles decides between them.
    .replace('</head>', () => `${page.path === '/meal' ? earlyForm : ''}${routeFiles(page, manifest)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  const file = join(dist, 'pages', page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, withCodeLast(html));
}

await writeSiteFiles(dist, SITE_PAGES);
await writeFile(join(dist, 'screens.json'), JSON.stringify(screenPaths()));
// Screens that are not prerendered start from the empty page.
await rename(join(dist, 'index.html'), join(dist, 'app.html'));
await buildServiceWorker(dist, SITE_PAGES);
await rm(join(dist, '.vite'), { recursive: true });
await rm(serverBuild, { recursive: true });

/** Each page gets its code after the first paint (public/hydrate.js), so that it holds up neither text nor fonts. */
function withCodeLast(html: string): string {
  const code = html.match(CODE) ?? [];
  const last = `<template id="application">${code.join('')}</template>\n    <script src="/hydrate.js" async></script>`;
  return html.replaceAll(CODE, '').replace('</body>', () => `  ${last}\n  </body>`);
}

// The rendered application leaves timers behind (a session waits for its answer); there is nothing left to do for them.
process.exit(0);
