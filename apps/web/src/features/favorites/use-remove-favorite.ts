import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { errorCode, errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { pendingId } from '../offline/operation.ts';
import { useOperationQueue } from '../offline/use-operations.ts';
import { withFavoriteAt, withoutFavorite } from './favorite-list.ts';
import { FAVORITES_INPUT } from './use-favorites.ts';

/** Drops a favorite: at once on the screen, back in its place when the server refuses; it waits when that is away. */
export function useRemoveFavorite() {
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
