import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while `isWanted`, where the browser can; a browser lets go of it when the page is hidden, so it is
 * asked again when the page is seen. True when it was refused, or where a browser cannot do it.
 */
export function useScreenAwake(isWanted: boolean): boolean {
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    if (!('wakeLock' in navigator)) {
      setIsRefused(true);
      return () => setIsRefused(false);
    }
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
        else setIsRefused(false);
      } catch {
        // A page that was hidden meanwhile is refused too, and asks again when it is seen.
        if (!isOver && document.visibilityState === 'visible') setIsRefused(true);
      }
    }

    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
      setIsRefused(false);
    };
  }, [isWanted]);

  return isRefused;
}
