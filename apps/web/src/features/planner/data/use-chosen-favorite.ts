import type { ListedFavorite } from '../../../shared/favorites/favorite-list.ts';
import { useFavorites } from '../../../shared/favorites/use-favorites.ts';
import { lacksGrams } from '../../../shared/meal/estimated-meal.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';

type Shown =
  | { state: 'none' | 'loading' | 'unknown' }
  | { state: 'failed'; retry: () => void }
  | { state: 'noGrams' | 'ready'; meal: ListedFavorite['meal'] };

/** The favorite that the next plan is to be made around: what the planner shows of it, and the id that it sends. */
export type Chosen = Shown & { sentId: string | undefined };

/**
 * Reads the favorite of an id in the address. It is sent while it is not known to be gone or useless: the server knows
 * better than a list that could not be loaded. For visitors there is none.
 */
export function useChosenFavorite(favoriteId: string | undefined): Chosen {
  const { status } = useAuth();
  const { data, isError, isFetching, refetch } = useFavorites();
  if (favoriteId === undefined || status !== 'signed-in') return { state: 'none', sentId: undefined };
  if (!data && isError) return { state: 'failed', retry: () => void refetch(), sentId: favoriteId };
  const meal = data?.find(({ _id }) => _id === favoriteId)?.meal;
  // A list of before may lack what another device has added since.
  if (!data || (!meal && isFetching)) return { state: 'loading', sentId: favoriteId };
  if (!meal) return { state: 'unknown', sentId: undefined };
  if (lacksGrams(meal)) return { state: 'noGrams', meal, sentId: undefined };
  return { state: 'ready', meal, sentId: favoriteId };
}
