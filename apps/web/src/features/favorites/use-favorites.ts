import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';

/** The one list that every heart and the favorites page read; asked for signed-in people only. */
export const FAVORITES_INPUT = {};

export function useFavorites() {
  const { status } = useAuth();
  return trpc.favorites.list.useQuery(FAVORITES_INPUT, { enabled: status === 'signed-in' });
}
