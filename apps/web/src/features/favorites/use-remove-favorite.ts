import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { withFavoriteAt, withoutFavorite } from './favorite-list.ts';
import { FAVORITES_INPUT } from './use-favorites.ts';

/** Drops a favorite: at once on the screen, back in its place when the server refuses. */
export function useRemoveFavorite() {
  const { list } = trpc.useUtils().favorites;

  return trpc.favorites.remove.useMutation({
    onMutate: async ({ favoriteId }) => {
      await list.cancel(FAVORITES_INPUT);
      const favorites = list.getData(FAVORITES_INPUT) ?? [];
      const index = favorites.findIndex(({ _id }) => _id === favoriteId);
      list.setData(FAVORITES_INPUT, withoutFavorite(favorites, favoriteId));
      return { removed: favorites[index], index };
    },
    onSuccess: () => notifySuccess(texts.favorites.removed),
    onError: (error, _input, context) => {
      // What is not there any more needs no rollback: another tab removed it.
      if (errorCode(error) === 'NOT_FOUND') return;
      const { removed, index } = context ?? {};
      if (removed && index !== undefined) {
        list.setData(FAVORITES_INPUT, (favorites) => favorites && withFavoriteAt(favorites, removed, index));
      }
      notifyError(errorSentence(error, texts.favorites.removeFailed));
    },
    onSettled: () => list.invalidate(FAVORITES_INPUT),
  });
}
