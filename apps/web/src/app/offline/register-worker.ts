/** ms after which an open page asks for a newer version again, when somebody looks at it. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * Registers the worker that keeps the application's files, once the page has nothing better to do. Null in development
 * and where the browser has none or may not keep any.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await idle();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    askAgain(registration);
    return registration;
  } catch {
    // A browser that keeps nothing works as before, with the server.
    return null;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
