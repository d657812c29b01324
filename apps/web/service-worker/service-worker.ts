import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { isScreen } from './is-screen.ts';
import { openMessage, showMessage } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the build writes in: the files of the application, and the pages that were prerendered. */
declare const FILES: readonly { url: string; revision: string | null }[];
/** What plans are made with on the device. */
declare const PLANNER_FILES: readonly string[];
declare const PRERENDERED_PAGES: readonly string[];

/** The server writes in the name of what it serves (apps/server/src/web/built-pages.ts). */
const BUILD = '__BUILD__';
/** How the addresses of files begin that this server has no use for. */
const NOT_USED = '__NOT_USED__';
const PREFIX = 'platewise-';
const SHELL = '/app';
/** The planner starts from its own page, which answers before the application's code has been read. */
const PLANNER = '/meal';
/** A proxy in front of a server that is away. */
const NOT_THERE = [502, 503, 504];

const controller = new PrecacheController({ cacheName: PREFIX + BUILD });
controller.addToCacheList(FILES.filter(({ url }) => !url.startsWith(NOT_USED)));
controller.addToCacheList([SHELL, PLANNER].map((url) => ({ url, revision: BUILD })));
const sendShell = controller.createHandlerBoundToURL(SHELL);
const sendPlanner = controller.createHandlerBoundToURL(PLANNER);

self.addEventListener('install', (event) => {
  void controller.install(event);
  // Whose version before this plans without a server goes on doing so.
  event.waitUntil(hasPlanner().then((isCached) => (isCached ? cachePlanner() : undefined)));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new version waits until nobody uses the old one, or until a person asks for it.
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take-over') void self.skipWaiting();
  if (data === 'cache-planner') event.waitUntil(cachePlanner());
  if (typeof data?.keeps === 'string') ports[0]?.postMessage(controller.getCacheKeyForURL(data.keeps) !== undefined);
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self.registration, event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(self, event.notification)));

registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }));

// Files of the version before, for pages of it that are still open.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

// Screens start from the kept page at once, in the version of the kept files; what was prerendered comes from the server
// as long as it answers. Calls to the server (/api, /trpc) are not touched.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  async (options) => {
    const { request, url } = options;
    const path = url.pathname.replace(/(.)\/$/, '$1');
    if (path === PLANNER) return sendPlanner(options);
    if (!PRERENDERED_PAGES.includes(path)) return sendShell(options);
    try {
      const answer = await fetch(request);
      return NOT_THERE.includes(answer.status) ? await sendShell(options) : answer;
    } catch {
      return sendShell(options);
    }
  },
);

async function cachePlanner(): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD);
  for (const file of PLANNER_FILES) if (!(await cache.match(file))) await cache.add(file);
}

/** Whether this version or the one before has it. */
async function hasPlanner(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const files = name.startsWith(PREFIX) ? await (await caches.open(name)).keys() : [];
    if (files.some(({ url }) => url.includes('/assets/plan-worker-'))) return true;
  }
  return false;
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD);
  // They are in the order in which they were made: the last one is the version before this.
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}
