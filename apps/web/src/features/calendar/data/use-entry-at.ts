import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Place } from './place.ts';

/** What stands in a place, as far as the server can be asked; null for nothing, undefined while nobody knows. */
export function useEntryAt(place: Place | null): CalendarEntry | null | undefined {
  const date = place?.date ?? '';
  const { data } = trpc.calendar.read.useQuery({ from: date, to: date }, { enabled: place !== null, staleTime: 0 });
  if (!data || place === null) return place === null ? null : undefined;
  const day = data.days.find((one) => one.date === date);
  return day?.entries.find(({ slot }) => slot === place.slot) ?? null;
}
