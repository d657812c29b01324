import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { notifyError } from '../../components/notify.ts';
import { useAuth } from '../auth/use-auth.ts';
import { favoriteOfMeal } from './favorite-list.ts';
import { isProvisional } from './provisional-favorite.ts';
import { useAddFavorite } from './use-add-favorite.ts';
import { useFavorites } from './use-favorites.ts';
import { useRemoveFavorite } from './use-remove-favorite.ts';

type FavoriteToggle = { isFavorite: boolean; isBusy: boolean; toggle: () => void };

/** The heart of one meal: what it shows, and what a press does. */
export function useFavoriteToggle(meal: ClientMeal): FavoriteToggle {
  const { status } = useAuth();
  const favorites = useFavorites();
  const add = useAddFavorite();
  const remove = useRemoveFavorite();
  const stored = favorites.data ? favoriteOfMeal(favorites.data, meal) : null;

  function toggle() {
    if (status !== 'signed-in') return notifyError(texts.favorites.signInToAdd);
    if (favorites.error && !favorites.data)
      return notifyError(errorSentence(favorites.error, texts.favorites.errorText));
    if (stored) return remove.mutate({ favoriteId: stored._id, name: stored.meal.name });
    add.mutate({ meal });
  }

  return {
    isFavorite: stored !== null,
    isBusy: favorites.isLoading || (stored !== null && isProvisional(stored)),
    toggle,
  };
}
