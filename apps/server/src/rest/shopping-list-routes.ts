import {
  addOwnItemSchema,
  clearListSchema,
  followSourceSchema,
  generateListSchema,
  listFromPlanRequestSchema,
  listSwapsRequestSchema,
  updateListItemSchema,
} from '@platewise/contract/shopping-list-request-schema';
import {
  generatedListSchema,
  listChangeSchema,
  listFromPlanSchema,
  listSwapSchema,
  pantryFoodSchema,
  shoppingListSchema,
} from '@platewise/contract/shopping-list-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Shopping list';
const acceptsIdempotencyKey = true;

export const shoppingListRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/shopping-list/generate',
    status: 200,
    summary: 'Plans a week for a diet and a budget in words, and lists what it needs for so many people',
    tag,
    procedure: 'shoppingList.generate',
    body: generateListSchema,
    output: generatedListSchema,
    acceptsIdempotencyKey,
    call: async (api, { body }) => ({ body: await api.shoppingList.generate(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/shopping-list/from-plan',
    status: 200,
    summary: 'What plans, or days of the calendar, need for so many people; nothing is kept',
    tag,
    procedure: 'shoppingList.fromPlan',
    body: listFromPlanRequestSchema,
    output: listFromPlanSchema,
    call: async (api, { body }) => ({ body: await api.shoppingList.fromPlan(body) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/shopping-list',
    status: 200,
    summary: 'The kept list as it is now: what its plans or days need, with ticks, own items and changed amounts',
    tag,
    procedure: 'shoppingList.read',
    output: shoppingListSchema,
    call: async (api) => ({ body: await api.shoppingList.read() }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/shopping-list/source',
    status: 200,
    summary: 'Lets the kept list follow plans, days of the calendar, or the list that was generated last',
    tag,
    procedure: 'shoppingList.follow',
    body: followSourceSchema,
    output: shoppingListSchema,
    acceptsIdempotencyKey,
    call: async (api, { body }) => ({ body: await api.shoppingList.follow(body) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/shopping-list/source',
    status: 204,
    summary: 'Lets the kept list follow nothing; own items stay',
    tag,
    procedure: 'shoppingList.leave',
    acceptsIdempotencyKey,
    call: async (api) => {
      await api.shoppingList.leave();
      return {};
    },
  }),
  restRoute({
    method: 'POST',
    path: '/api/shopping-list/clear',
    status: 200,
    summary: 'Clears away the lines that no meal needs any more, or every tick with the own items that were ticked',
    tag,
    procedure: 'shoppingList.clear',
    body: clearListSchema,
    output: shoppingListSchema,
    acceptsIdempotencyKey,
    call: async (api, { body }) => ({ body: await api.shoppingList.clear(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/shopping-list/items',
    status: 201,
    summary: 'Puts an own item on the kept list',
    tag,
    procedure: 'shoppingList.addItem',
    body: addOwnItemSchema,
    output: listChangeSchema,
    acceptsIdempotencyKey,
    call: async (api, { body }) => ({ body: await api.shoppingList.addItem(body) }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/shopping-list/items/{itemId}',
    status: 200,
    summary: 'Ticks a line, changes its amount, or says that the food is at home; only what is sent changes',
    tag,
    procedure: 'shoppingList.updateItem',
    body: updateListItemSchema.omit({ itemId: true }),
    output: listChangeSchema,
    acceptsIdempotencyKey,
    call: async (api, { params, body }) => ({
      body: await api.shoppingList.updateItem({ ...body, itemId: params.itemId ?? '' }),
    }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/shopping-list/items/{itemId}',
    status: 204,
    summary: 'Removes an own item; of another line, its tick and changed amount',
    tag,
    procedure: 'shoppingList.removeItem',
    acceptsIdempotencyKey,
    call: async (api, { params }) => {
      await api.shoppingList.removeItem({ itemId: params.itemId ?? '' });
      return {};
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/shopping-list/swaps',
    status: 200,
    summary: 'Cheaper dishes for the meals that need the costliest lines, with what the list then costs less',
    tag,
    procedure: 'shoppingList.swaps',
    query: listSwapsRequestSchema.unwrap(),
    output: z.array(listSwapSchema),
    call: async (api, { query }) => ({ body: await api.shoppingList.swaps(query) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/shopping-list/pantry',
    status: 200,
    summary: 'The foods that the caller has at home',
    tag,
    procedure: 'shoppingList.pantry',
    output: z.array(pantryFoodSchema),
    call: async (api) => ({ body: await api.shoppingList.pantry() }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/shopping-list/pantry/{food}',
    status: 204,
    summary: 'Keeps that a food is at home, by its id in the food table, beyond any list',
    tag,
    procedure: 'shoppingList.addPantryFood',
    acceptsIdempotencyKey,
    call: async (api, { params }) => {
      await api.shoppingList.addPantryFood({ food: params.food ?? '' });
      return {};
    },
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/shopping-list/pantry/{food}',
    status: 204,
    summary: 'Keeps that a food is not at home any more',
    tag,
    procedure: 'shoppingList.removePantryFood',
    acceptsIdempotencyKey,
    call: async (api, { params }) => {
      await api.shoppingList.removePantryFood({ food: params.food ?? '' });
      return {};
    },
  }),
];
