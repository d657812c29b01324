import { dateInZone } from '@platewise/contract/date-in-zone';
import { useEffect, useState } from 'react';
import { deviceZone } from '../preferences/device-zone.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { todayOf } from './today-of.ts';

/** ms after which a page that stays open looks at the clock again. */
const LOOK_MS = 30_000;

/** Today where the person is; null until that is known. A page that is open at midnight moves on. */
export function useToday(): string | null {
  const { preferences, query } = usePreferences();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  if (!preferences) return null;
  const { today, timeZone } = preferences;
  // Until one is chosen it is that of the device, which the first page of days then chooses.
  if (timeZone === null) return dateInZone(new Date(now), deviceZone());
  return todayOf({ today, at: query.dataUpdatedAt, timeZone }, Math.max(now, query.dataUpdatedAt));
}
