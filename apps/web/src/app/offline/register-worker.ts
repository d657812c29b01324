import { idle } from '../../shared/ui/idle.ts';

/** ms after which an open page asks for a newer version again, when somebody looks at it. */
const ASK_AGAIN_MS = 3_600_000;
/** ms after which a busy page registers it all the same. */
const IDLE_WITHIN_MS = 5000;

/**
 * Registers the worker that keeps the application's files, once the page has nothing better to do. Null in development
 * and where the browser has none or may not keep any.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await idle(IDLE_WITHIN_MS);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    askAgain(registration);
    return registration;
  } catch {
    // A browser that keeps nothing works as before, with the server.
    return null;
  }
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
