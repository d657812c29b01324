import { otherTabs } from '../api/other-tabs.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

const CHANNEL = STORED_NAMES.channels.subscription;

/** Coming back to a tab asks again when the last answer is older than this. */
const FRESH_MS = 5000;
/** A payment that is being confirmed is asked for this often, for this long. */
const ASK_EVERY_MS = 5000;
const ASK_FOR_MS = 10 * 60_000;
/** One that takes longer is asked for less often: some banks need a day. */
const ASK_LATER_EVERY_MS = 60_000;

/**
 * Calls back when a plan may have changed elsewhere: another tab of this browser says so, or the person comes back to
 * this one, perhaps from the provider's page.
 */
export function openSubscriptionNews(refresh: () => void): { notify: () => void; close: () => void } {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  let lastAt = Date.now();
  const ask = () => {
    lastAt = Date.now();
    refresh();
  };
  channel?.addEventListener('message', ask, { signal });
  const stopListening = otherTabs.listen((areas) => areas.includes('subscription') && ask());
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && Date.now() - lastAt >= FRESH_MS) ask();
    },
    { signal },
  );
  return {
    notify: () => channel?.postMessage('changed'),
    close: () => {
      ending.abort();
      stopListening();
      channel?.close();
    },
  };
}

/**
 * Asks again and again while a payment is being confirmed, for some minutes closely and then, where it is known that
 * there is one, once a minute; the function it gives ends it.
 */
export function askUntilConfirmed(refresh: () => void, { isCertain }: { isCertain: boolean }): () => void {
  const closelyUntil = Date.now() + ASK_FOR_MS;
  let timer = setInterval(ask, ASK_EVERY_MS);
  return () => clearInterval(timer);

  function ask() {
    if (document.visibilityState === 'visible') refresh();
    if (Date.now() < closelyUntil) return;
    clearInterval(timer);
    if (isCertain) timer = setInterval(ask, ASK_LATER_EVERY_MS);
  }
}
