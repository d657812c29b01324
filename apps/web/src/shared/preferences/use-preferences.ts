import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';
import { useCached } from '../sync/cache/use-cached.ts';

const CACHED_AS = STORED_NAMES.cachedRecords.preferences;

/** How anyone who is signed in wants dates and amounts shown: as last seen, while the server cannot be reached. */
export function usePreferences() {
  const { status } = useAuth();
  const { get } = trpc.useUtils().preferences;
  const query = trpc.preferences.get.useQuery(undefined, { enabled: status === 'signed-in' });
  useCached(CACHED_AS, query, (cached, at) => get.setData(undefined, (known) => known ?? cached, { updatedAt: at }));
  return { query, preferences: query.data };
}
