import { addDislikedMealSchema, dislikedMealSchema } from '@platewise/contract/meals/disliked-meal-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Meals and plans';

export const dislikedMealRoutes: readonly RestRoute[] = [
  restRoute('dislikedMeals.list', {
    method: 'GET',
    path: '/api/users/me/disliked-meals',
    status: 200,
    summary: 'The meals that the caller does not want again, newest first',
    tag,
    output: z.array(dislikedMealSchema),
  }),
  restRoute('dislikedMeals.add', {
    method: 'POST',
    path: '/api/users/me/disliked-meals',
    status: 201,
    otherStatuses: { 200: 'The meal was on the list already' },
    summary: 'Keeps a meal, by its name, out of coming plans while others remain',
    tag,
    body: addDislikedMealSchema,
    output: dislikedMealSchema,
    answer: ({ meal, created }) => ({ status: created ? 201 : 200, body: meal }),
  }),
  restRoute('dislikedMeals.remove', {
    method: 'DELETE',
    path: '/api/users/me/disliked-meals/{dislikedMealId}',
    status: 204,
    summary: 'Lets a meal be planned again',
    tag,
  }),
];
