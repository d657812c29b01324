/**
 * What stands at /sw.js where the build has no worker: it takes the place of one that an earlier build left in a browser,
 * empties its caches and takes itself away, so that pages come from the server again.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const empty = async () => {
    for (const name of await caches.keys()) if (name.startsWith('platewise-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(empty());
});
`;
