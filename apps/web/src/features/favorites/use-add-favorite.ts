import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { withFavorite, withoutFavorite } from './favorite-list.ts';
import { provisionalFavorite } from './provisional-favorite.ts';
import { FAVORITES_INPUT } from './use-favorites.ts';

/** Keeps a meal: at once on the screen, taken back when the server refuses. */
export function useAddFavorite() {
  const { user } = useAuth();
  const { list } = trpc.useUtils().favorites;

  return trpc.favorites.add.useMutation({
    onMutate: async ({ meal }) => {
      await list.cancel(FAVORITES_INPUT);
      const provisional = provisionalFavorite(meal, user?.id ?? '');
      list.setData(FAVORITES_INPUT, (favorites) => favorites && withFavorite(favorites, provisional));
      return provisional;
    },
    onSuccess: ({ favorite }, _input, provisional) => {
      list.setData(
        FAVORITES_INPUT,
        (favorites) => favorites && withFavorite(withoutFavorite(favorites, provisional._id), favorite),
      );
      notifySuccess(texts.favorites.added);
    },
    onError: (error, _input, provisional) => {
      if (provisional) {
        list.setData(FAVORITES_INPUT, (favorites) => favorites && withoutFavorite(favorites, provisional._id));
      }
      notifyError(errorSentence(error, texts.favorites.addFailed));
    },
    onSettled: () => list.invalidate(FAVORITES_INPUT),
  });
}
