const CHANNEL = 'platewise-subscription';

/** Coming back to a tab asks again when the last answer is older than this. */
const FRESH_MS = 5000;
/** A payment that is being confirmed is asked for this often, for this long. */
const ASK_EVERY_MS = 5000;
const ASK_FOR_MS = 10 * 60_000;

/**
 * Calls back when a plan may have changed elsewhere: another tab of this browser says so, or the person comes back to
 * this one, perhaps from the provider's page.
 */
export function openSubscriptionNews(refresh: () => void): { tell: () => void; close: () => void } {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  let lastAt = Date.now();
  const ask = () => {
    lastAt = Date.now();
    refresh();
  };
  channel?.addEventListener('message', ask, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && Date.now() - lastAt >= FRESH_MS) ask();
    },
    { signal },
  );
  return {
    tell: () => channel?.postMessage('changed'),
    close: () => {
      ending.abort();
      channel?.close();
    },
  };
}

/** Asks again and again while a payment is being confirmed; the function it gives ends it. */
export function askUntilConfirmed(refresh: () => void): () => void {
  const endsAt = Date.now() + ASK_FOR_MS;
  const timer = setInterval(() => {
    if (Date.now() > endsAt) clearInterval(timer);
    else if (document.visibilityState === 'visible') refresh();
  }, ASK_EVERY_MS);
  return () => clearInterval(timer);
}
