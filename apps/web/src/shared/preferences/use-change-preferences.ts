import type { Preferences, UpdatePreferences } from '@platewise/contract/account/preferences-schema';
import { dateInZone } from '@platewise/domain/date-in-zone';
import { trpc } from '../api/trpc.ts';
import { deviceZone } from './device-zone.ts';

/** Changes preferences: shown at once, taken back when the server refuses. What depends on them is asked for again. */
export function useChangePreferences() {
  const utils = trpc.useUtils();
  const { get } = utils.preferences;

  return trpc.preferences.update.useMutation({
    onMutate: async (changes) => {
      await get.cancel();
      const before = get.getData();
      get.setData(undefined, (known) => known && changed(known, changes));
      return { before };
    },
    onSuccess: (preferences) => {
      get.setData(undefined, preferences);
      return Promise.all([utils.calendar.invalidate(), utils.calorie.invalidate(), utils.shoppingList.invalidate()]);
    },
    onError: (_error, _changes, context) => get.setData(undefined, context?.before),
  });
}

// The date is the server's to say; until it does, that of the zone by this device: the one that was reported belongs to the
// zone before, and what is opened meanwhile would begin with it.
function changed(known: Preferences, { timeZone, weekStart, units, profileId }: UpdatePreferences): Preferences {
  return {
    ...known,
    ...(timeZone !== undefined && { timeZone, today: dateInZone(new Date(), timeZone ?? deviceZone()) }),
    ...(weekStart != null && { weekStart }),
    ...(units && { units }),
    ...(profileId !== undefined && { profileId }),
  };
}
