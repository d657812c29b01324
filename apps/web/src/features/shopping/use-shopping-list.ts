import { STORED_NAMES } from '../../stored-names.ts';
import { trpc } from '../../trpc.ts';
import { useCached } from '../offline/use-cached.ts';
import { usePendingListMutations } from './use-list-mutations.ts';
import { withListMutations } from './with-list-mutations.ts';

/** How often a list that is looked at asks what other devices did; not while the page is hidden. */
const ASKS_EVERY_MS = 20_000;
const CACHED_AS = STORED_NAMES.cachedRecords.shoppingList;

/**
 * The list as it is now: what the server reported, here or cached on this device, with every change that it does not know yet. An
 * answer that is older than a change never takes it back.
 */
export function useShoppingList() {
  const { read } = trpc.useUtils().shoppingList;
  const query = trpc.shoppingList.read.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASKS_EVERY_MS,
  });
  useCached(CACHED_AS, query, (cached, at) => read.setData(undefined, (known) => known ?? cached, { updatedAt: at }));
  const mutations = usePendingListMutations();
  const list = query.data && withListMutations(query.data, mutations);
  return { list, mutations, error: query.error, isPending: query.isPending, refetch: query.refetch };
}
