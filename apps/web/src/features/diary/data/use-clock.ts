import { timeInZone } from '@platewise/domain/date-in-zone';
import { deviceZone } from '../../../shared/preferences/device-zone.ts';
import { usePreferences } from '../../../shared/preferences/use-preferences.ts';

/** What the clock says where the person is, HH:MM, at the moment of the call. */
export function useClock(): () => string {
  // Until a zone is chosen it is that of the device, which the first page of days then chooses.
  const timeZone = usePreferences().preferences?.timeZone ?? deviceZone();
  return () => timeInZone(new Date(), timeZone);
}
