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
  const kept = favorites.data ? favoriteOfMeal(favorites.data, meal) : null;

  function toggle() {
    if (status !== 'signed-in') return notifyError(texts.favorites.signInToAdd);
    if (favorites.error && !favorites.data)
      return notifyError(errorSentence(favorites.error, texts.favorites.errorText));
    if (kept) return remove.mutate({ favoriteId: kept._id, name: kept.meal.name });
    add.mutate({ meal });
  }

  return {
    isFavorite: kept !== null,
    isBusy: favorites.isLoading || (kept !== null && isProvisional(kept)),
    toggle,
  };
}
