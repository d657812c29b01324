import { useEffect, useState } from 'react';

const STEP_MS = 60_000;

/** The time, renewed each minute, so that what is counted down stays true on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
