import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 1200;

/** A state once it has lasted: a single request that was lost on the way is no news. */
export function useSettled(state: boolean): boolean {
  const [settled, setSettled] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return settled;
}
