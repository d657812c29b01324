import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useOperationQueue } from '../offline/use-operations.ts';
import { withFavorite, withoutFavorite } from './favorite-list.ts';
import { provisionalFavorite } from './provisional-favorite.ts';
import { FAVORITES_INPUT } from './use-favorites.ts';

/** Keeps a meal: at once on the screen, taken back when the server refuses; it waits when that cannot be reached. */
export function useAddFavorite() {
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
