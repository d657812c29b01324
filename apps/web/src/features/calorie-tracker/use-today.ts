import { dateInZone } from '@platewise/contract/date-in-zone';
import { useEffect, useState } from 'react';
import { deviceZone } from '../preferences/device-zone.ts';
import { usePreferences } from '../preferences/use-preferences.ts';

/** ms after which a page that stays open looks at the clock again. */
const LOOK_MS = 30_000;

/** The date that it is where the person is; a page that is open at midnight moves on. */
export function useToday(): string {
  const zone = useZone();
  const [today, setToday] = useState(() => dateInZone(new Date(), zone));
  useEffect(() => {
    const look = () => setToday(dateInZone(new Date(), zone));
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone]);
  return today;
}

/** What the clock says where the person is, HH:MM, at the moment of the call. */
export function useClock(): () => string {
  const zone = useZone();
  return () => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });
    return format.format(new Date());
  };
}

/** The chosen zone; that of the device until one is, which the first page of days then chooses. */
function useZone(): string {
  return usePreferences().preferences?.timeZone ?? deviceZone();
}
