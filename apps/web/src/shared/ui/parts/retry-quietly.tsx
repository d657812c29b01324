import { useEffect, useEffectEvent } from 'react';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

let pauseMs = FIRST_PAUSE_MS;

/** For parts that show nothing a page cannot do without: fetches them again by itself, more and more seldom. */
export function RetryQuietly({ onRetry }: { onRetry: () => void }) {
  const again = useEffectEvent(() => {
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    onRetry();
  });
  useEffect(() => {
    const timer = setTimeout(() => again(), pauseMs);
    const listener = () => again();
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, []);
  return null;
}
