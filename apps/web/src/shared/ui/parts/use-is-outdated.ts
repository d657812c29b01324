import { useEffect, useState } from 'react';
import { isServerThere } from './load-page-again.ts';
import { timesMissed } from './missing-part.ts';

/** A try and the one after it. */
const TRIES = 2;

/**
 * Whether only loading the page again helps: a part was asked for again in vain although the server answers, so it belongs
 * to an earlier release, or the browser remembers that it failed.
 */
export function useIsOutdated(error: unknown): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  const isInVain = timesMissed(error) > TRIES;
  useEffect(() => {
    if (!isInVain) return undefined;
    let isOver = false;
    void isServerThere().then((isThere) => {
      if (!isOver) setIsOutdated(isThere);
    });
    return () => {
      isOver = true;
    };
  }, [isInVain]);
  return isOutdated;
}
