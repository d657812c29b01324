import { addFavoriteSchema, favoriteSchema } from '@platewise/contract/meals/favorite-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Favorites';

// One placeholder for both, since OpenAPI takes paths that differ in its name alone for the same one.

export const favoriteRoutes: readonly RestRoute[] = [
  restRoute('favorites.list', {
    method: 'GET',
    path: '/api/meals/favorites/{id}',
    status: 200,
    summary: 'The favorite meals of the caller, newest first; the id is the caller’s own',
    tag,
    output: z.array(favoriteSchema),
    input: ({ params }) => ({ userId: params.id }),
  }),
  restRoute('favorites.add', {
    method: 'POST',
    path: '/api/meals/favorites',
    status: 201,
    otherStatuses: { 200: 'The same meal was a favorite already' },
    summary: 'Keeps a meal as a favorite',
    tag,
    body: addFavoriteSchema,
    output: favoriteSchema,
    acceptsIdempotencyKey: true,
    answer: ({ favorite, created }) => ({ status: created ? 201 : 200, body: favorite }),
  }),
  restRoute('favorites.remove', {
    method: 'DELETE',
    path: '/api/meals/favorites/{id}',
    status: 204,
    summary: 'Removes a favorite; the id is that of the favorite',
    input: ({ params }) => ({ favoriteId: params.id ?? '' }),
    tag,
    acceptsIdempotencyKey: true,
  }),
];
