import { addFavoriteSchema, favoriteIdSchema, listFavoritesSchema } from '@platewise/contract/meals/favorite-schema';
import { router, userProcedure } from '../trpc.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

/** The meals that a person keeps. */
export const favoritesRouter = router({
  list: userProcedure('read', { refusals: ['WRONG_USER'] })
    .input(listFavoritesSchema)
    .query(({ ctx, input }) => listFavorites(ctx, input)),
  add: userProcedure('write', { refusals: ['WRONG_USER', 'FAVORITES_FULL'] })
    .input(addFavoriteSchema)
    .mutation(({ ctx, input }) => addFavorite(ctx, input)),
  remove: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(favoriteIdSchema)
    .mutation(({ ctx, input }) => removeFavorite(ctx, input)),
});
