import { dateInZone } from '@platewise/domain/date-in-zone';
import { useEffect, useState } from 'react';
import { deviceZone } from './device-zone.ts';
import { todayOf } from './today-of.ts';
import { usePreferences } from './use-preferences.ts';

/** ms after which a page that stays open looks at the clock again. */
const CHECK_MS = 30_000;

/** Today where the person is; on this device, until that is known. A page that is open at midnight moves on. */
export function useToday(): string {
  const { preferences, query } = usePreferences();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, CHECK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // Until a zone is chosen it is that of the device, which the first page of days then chooses.
  if (!preferences || preferences.timeZone === null) return dateInZone(new Date(now), deviceZone());
  const { today, timeZone } = preferences;
  return todayOf({ today, at: query.dataUpdatedAt, timeZone }, Math.max(now, query.dataUpdatedAt));
}
