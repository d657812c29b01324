import { addDislikedMealSchema, dislikedMealSchema } from '@platewise/contract/disliked-meal-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Meals and plans';

export const dislikedMealRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/users/me/disliked-meals',
    status: 200,
    summary: 'The meals that the caller does not want again, newest first',
    tag,
    procedure: 'dislikedMeals.list',
    output: z.array(dislikedMealSchema),
    call: async (api) => ({ body: await api.dislikedMeals.list() }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/users/me/disliked-meals',
    status: 201,
    otherStatuses: { 200: 'The meal was on the list already' },
    summary: 'Keeps a meal, by its name, out of coming plans while others remain',
    tag,
    procedure: 'dislikedMeals.add',
    body: addDislikedMealSchema,
    output: dislikedMealSchema,
    call: async (api, { body }) => {
      const { meal, created } = await api.dislikedMeals.add(body);
      return { status: created ? 201 : 200, body: meal };
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/users/me/disliked-meals/{dislikedMealId}',
    status: 204,
    summary: 'Lets a meal be planned again',
    tag,
    procedure: 'dislikedMeals.remove',
    call: async (api, { params }) => {
      await api.dislikedMeals.remove({ dislikedMealId: params.dislikedMealId ?? '' });
      return {};
    },
  }),
];
