import { ActionIcon } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { errorSentence } from '../api/api-error.ts';
import { useAuth } from '../session/use-auth.ts';
import { useMutationQueue } from '../sync/mutations/use-mutation-queue.ts';
import { rememberTaste } from '../taste/remember-taste.ts';
import { notifyError, notifySuccess } from '../ui/toasts/notify.ts';
import { favoriteOfMeal, type ListedFavorite } from './favorite-list.ts';
import { FAVORITE_OPERATIONS } from './favorite-operations.ts';
import { isProvisional } from './provisional-favorite.ts';
import { useFavorites } from './use-favorites.ts';

/** The heart on a meal. */
export function FavoriteButton({ meal }: { meal: ClientMeal }) {
  const { isFavorite, isBusy, toggle } = useFavoriteToggle(meal);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;

  return (
    <ActionIcon
      aria-label={isFavorite ? texts.meal.removeFavorite : texts.meal.addFavorite}
      aria-disabled={isBusy}
      onClick={() => !isBusy && toggle()}
    >
      <Icon size={20} stroke={1.5} aria-hidden color={isFavorite ? 'var(--tomato)' : 'currentColor'} />
    </ActionIcon>
  );
}

type FavoriteToggle = { isFavorite: boolean; isBusy: boolean; toggle: () => void };

/** The heart of one meal: what it shows, and what a press does. */
function useFavoriteToggle(meal: ClientMeal): FavoriteToggle {
  const { status, user } = useAuth();
  const favorites = useFavorites();
  const { mutate, withdrawAddition } = useMutationQueue(FAVORITE_OPERATIONS);
  const stored = favorites.data ? favoriteOfMeal(favorites.data, meal) : null;

  async function add(): Promise<void> {
    const added = await mutate('favorites.add', { meal }, { failed: texts.favorites.addFailed });
    if (!added) return;
    notifySuccess(added.isQueued ? texts.offline.favoriteWaits : texts.favorites.added);
    rememberTaste(user?.id, { did: [{ kind: 'hearted', meal }] });
  }

  async function remove({ _id: favoriteId, meal: { name } }: ListedFavorite): Promise<void> {
    const unlearn = () => rememberTaste(user?.id, { undid: [{ kind: 'hearted', meal: { name } }] });
    // Added without the server and taken back without it: that never happened.
    if (await withdrawAddition(favoriteId)) {
      unlearn();
      return notifySuccess(texts.favorites.removed);
    }
    const options = { shown: { name }, failed: texts.favorites.removeFailed };
    const removed = await mutate('favorites.remove', { favoriteId }, options);
    if (!removed) return;
    unlearn();
    notifySuccess(removed.isQueued ? texts.offline.favoriteRemovalWaits : texts.favorites.removed);
  }

  function toggle() {
    if (status !== 'signed-in') return notifyError(texts.favorites.signInToAdd);
    if (favorites.error && !favorites.data)
      return notifyError(errorSentence(favorites.error, texts.favorites.errorText));
    void (stored ? remove(stored) : add());
  }

  return {
    isFavorite: stored !== null,
    isBusy: favorites.isLoading || (stored !== null && isProvisional(stored)),
    toggle,
  };
}
