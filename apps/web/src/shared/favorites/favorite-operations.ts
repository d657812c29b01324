import { texts } from '@platewise/contract/texts';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../api/trpc.ts';
import { type OperationIn, type OperationsOf, shownName } from '../sync/mutations/operations-of.ts';
import type { OperationKind } from '../sync/queue/operation.ts';
import { type ListedFavorite, withFavorite, withoutFavorite } from './favorite-list.ts';

type FavoriteKind = Extract<OperationKind, `favorites.${string}`>;

/** A favorite that is added or removed, and may wait for the connection. */
export type FavoriteOperation = OperationIn<FavoriteKind>;

/** The one list that every heart and the favorites page read; asked for signed-in people only. */
export const FAVORITES_INPUT = {};

export const FAVORITE_OPERATIONS: OperationsOf<FavoriteKind> = {
  describe: {
    'favorites.add': ({ input }) => texts.offline.addingFavorite({ name: input.meal.name }),
    'favorites.remove': (operation) =>
      texts.offline.removingFavorite({ name: shownName(operation) ?? texts.offline.someMeal }),
  },
  laneOf: () => 'favorites',
  showAnswer: async (client, operation, answer) => {
    const queryKey = getQueryKey(trpc.favorites.list, FAVORITES_INPUT, 'query');
    await client.cancelQueries({ queryKey });
    client.setQueryData<ListedFavorite[]>(queryKey, (list) => {
      if (!list) return list;
      if (operation.kind === 'favorites.remove') return withoutFavorite(list, operation.input.favoriteId);
      return answer && 'favorite' in answer ? withFavorite(list, answer.favorite) : list;
    });
    void client.invalidateQueries({ queryKey });
  },
  reads: () => [getQueryKey(trpc.favorites.list)],
};
