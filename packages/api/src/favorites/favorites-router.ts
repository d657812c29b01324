import { addFavoriteSchema, favoriteIdSchema, listFavoritesSchema } from '@platewise/contract/favorite-schema';
import { router, userProcedure } from '../trpc.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

/** The meals that a person keeps. */
export const favoritesRouter = router({
  list: userProcedure('read')
    .input(listFavoritesSchema)
    .query(({ ctx, input }) => listFavorites(ctx, input)),
  add: userProcedure('write')
    .input(addFavoriteSchema)
    .mutation(({ ctx, input }) => addFavorite(ctx, input)),
  remove: userProcedure('write')
    .input(favoriteIdSchema)
    .mutation(({ ctx, input }) => removeFavorite(ctx, input)),
});
