import { useMemo } from 'react';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { usePendingOperations } from '../sync/mutations/use-pending-operations.ts';
import { FAVORITE_OPERATIONS, FAVORITES_INPUT } from './favorite-operations.ts';
import { favoritesWithOperations } from './favorites-with-operations.ts';

/** The favorites as the person sees them: what the server reported, with what is pending. */
export function useFavorites() {
  const { status } = useAuth();
  const query = trpc.favorites.list.useQuery(FAVORITES_INPUT, { enabled: status === 'signed-in' });
  const { shown, underWay } = usePendingOperations(FAVORITE_OPERATIONS);
  const data = useMemo(
    () => query.data && favoritesWithOperations(query.data, shown, underWay),
    [query.data, shown, underWay],
  );
  return { ...query, data };
}
