import { ActionIcon } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorCode, errorSentence } from '../api/api-error.ts';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { pendingId } from '../sync/queue/operation.ts';
import { useOperationQueue } from '../sync/queue/use-operations.ts';
import { notifyError, notifySuccess } from '../ui/toasts/notify.ts';
import { favoriteOfMeal, withFavorite, withFavoriteAt, withoutFavorite } from './favorite-list.ts';
import { isProvisional, provisionalFavorite } from './provisional-favorite.ts';
import { FAVORITES_INPUT, useFavorites } from './use-favorites.ts';

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

/** Keeps a meal: at once on the screen, taken back when the server refuses; it waits when that cannot be reached. */
function useAddFavorite() {
  const { user } = useAuth();
  const { list } = trpc.useUtils().favorites;
  const { perform } = useOperationQueue();

  return useMutation({
    mutationFn: ({ meal }: { meal: ClientMeal }) => perform('favorites.add', { meal }),
    onMutate: async ({ meal }) => {
      await list.cancel(FAVORITES_INPUT);
      const provisional = provisionalFavorite(meal, user?.id ?? '');
      list.setData(FAVORITES_INPUT, (favorites) => favorites && withFavorite(favorites, provisional));
      return provisional;
    },
    onSuccess: (added, _input, provisional) => {
      list.setData(FAVORITES_INPUT, (favorites) => {
        const others = favorites && withoutFavorite(favorites, provisional._id);
        // What waits is listed from the queue.
        return others && !added.isQueued ? withFavorite(others, added.result.favorite) : others;
      });
      notifySuccess(added.isQueued ? texts.offline.favoriteWaits : texts.favorites.added);
      return added.isQueued ? undefined : list.invalidate(FAVORITES_INPUT);
    },
    onError: (error, _input, provisional) => {
      if (provisional) {
        list.setData(FAVORITES_INPUT, (favorites) => favorites && withoutFavorite(favorites, provisional._id));
      }
      notifyError(errorSentence(error, texts.favorites.addFailed));
      return list.invalidate(FAVORITES_INPUT);
    },
  });
}

/** Drops a favorite: at once on the screen, back in its place when the server refuses; it waits when that is away. */
function useRemoveFavorite() {
  const { list } = trpc.useUtils().favorites;
  const { perform, withdraw, getSnapshot } = useOperationQueue();

  async function remove(favoriteId: string, name: string | undefined) {
    const adding = getSnapshot().find((operation) => pendingId(operation) === favoriteId);
    // Added without the server and taken back without it: that never happened.
    if (adding && (await withdraw(adding))) return { isQueued: false };
    return perform('favorites.remove', { favoriteId }, { shown: { name } });
  }

  return useMutation({
    mutationFn: ({ favoriteId, name }: { favoriteId: string; name?: string | undefined }) => remove(favoriteId, name),
    onMutate: async ({ favoriteId }) => {
      await list.cancel(FAVORITES_INPUT);
      const favorites = list.getData(FAVORITES_INPUT) ?? [];
      const index = favorites.findIndex(({ _id }) => _id === favoriteId);
      list.setData(FAVORITES_INPUT, withoutFavorite(favorites, favoriteId));
      return { removed: favorites[index], index };
    },
    onSuccess: ({ isQueued }) => {
      notifySuccess(isQueued ? texts.offline.favoriteRemovalWaits : texts.favorites.removed);
      return isQueued ? undefined : list.invalidate(FAVORITES_INPUT);
    },
    onError: (error, _input, context) => {
      // What is not there any more needs no rollback: another tab removed it.
      if (errorCode(error) === 'NOT_FOUND') return list.invalidate(FAVORITES_INPUT);
      const { removed, index } = context ?? {};
      if (removed && index !== undefined) {
        list.setData(FAVORITES_INPUT, (favorites) => favorites && withFavoriteAt(favorites, removed, index));
      }
      notifyError(errorSentence(error, texts.favorites.removeFailed));
      return list.invalidate(FAVORITES_INPUT);
    },
  });
}
