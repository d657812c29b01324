import { addFavoriteSchema, favoriteSchema } from '@platewise/contract/favorite-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Favorites';

export const favoriteRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/meals/favorites/{userId}',
    status: 200,
    summary: 'The favorite meals of the caller, newest first',
    tag,
    procedure: 'favorites.list',
    output: z.array(favoriteSchema),
    call: async (api, { params }) => ({ body: await api.favorites.list({ userId: params.userId }) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/favorites',
    status: 201,
    otherStatuses: { 200: 'The same meal was a favorite already' },
    summary: 'Keeps a meal as a favorite',
    tag,
    procedure: 'favorites.add',
    body: addFavoriteSchema,
    output: favoriteSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { body }) => {
      const { favorite, created } = await api.favorites.add(body);
      return { status: created ? 201 : 200, body: favorite };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/meals/favorites/{favoriteId}',
    status: 204,
    summary: 'Removes a favorite',
    tag,
    procedure: 'favorites.remove',
    acceptsIdempotencyKey: true,
    call: async (api, { params }) => {
      await api.favorites.remove({ favoriteId: params.favoriteId ?? '' });
      return {};
    },
  }),
];
