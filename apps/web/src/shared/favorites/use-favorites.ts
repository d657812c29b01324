import { useMemo } from 'react';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { useOperations } from '../sync/queue/use-operations.ts';
import { withPendingFavorites } from './with-pending-favorites.ts';

/** The one list that every heart and the favorites page read; asked for signed-in people only. */
export const FAVORITES_INPUT = {};

export function useFavorites() {
  const { status } = useAuth();
  const query = trpc.favorites.list.useQuery(FAVORITES_INPUT, { enabled: status === 'signed-in' });
  const operations = useOperations();
  const data = useMemo(() => query.data && withPendingFavorites(query.data, operations), [query.data, operations]);
  return { ...query, data };
}
