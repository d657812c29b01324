import { familyCallSchema } from '@platewise/contract/family-schema';
import { generationCallSchema } from '@platewise/contract/generation-call-schema';
import { generationResultSchema } from '@platewise/contract/generation-schema';
import { mealSchema } from '@platewise/contract/meal-schema';
import {
  mealsListRequestSchema,
  offeredPlanSchema,
  planSchema,
  plansPageRequestSchema,
  plansPageSchema,
  renamePlanSchema,
} from '@platewise/contract/plan-schema';
import { traceRequestSchema, traceSchema } from '@platewise/contract/trace-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Meals and plans';

export const mealRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/meals',
    status: 200,
    summary: 'The meals of the saved plans, newest plan first',
    tag,
    procedure: 'meals.list',
    query: mealsListRequestSchema.unwrap(),
    output: z.array(mealSchema),
    responseHeaders: { 'X-Next-Cursor': 'The cursor of the next page; absent on the last one.' },
    call: async (api, { query }) => {
      const { meals, nextCursor } = await api.meals.list(query);
      return { body: meals, ...(nextCursor ? { headers: { 'x-next-cursor': nextCursor } } : {}) };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/generate',
    status: 200,
    summary: 'Makes a plan of meals; visitors may, too, and nothing is kept for them',
    tag,
    procedure: 'meals.generate',
    body: generationCallSchema,
    output: generationResultSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { body }) => ({ body: await api.meals.generate(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/generate/family',
    status: 200,
    summary: 'Makes a plan of meals that two to six of your profiles share: cooked once, a weighed portion for each',
    tag,
    procedure: 'familyPlans.generate',
    body: familyCallSchema,
    output: generationResultSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { body }) => ({ body: await api.familyPlans.generate(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/trace',
    status: 200,
    summary: 'Where the figures of ingredients come from, and the share of each in every total',
    tag,
    procedure: 'meals.trace',
    body: traceRequestSchema,
    output: traceSchema,
    call: async (api, { body }) => ({ body: await api.meals.trace(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/plans',
    status: 201,
    summary: 'Keeps a plan that was made as a visitor; its figures are computed and certified again',
    tag,
    procedure: 'plans.save',
    body: offeredPlanSchema,
    output: planSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { body }) => ({ body: await api.plans.save(body) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/meals/plans',
    status: 200,
    summary: 'A page of the saved plans, newest first: all, those of a goal, or those that hold the words of a search',
    tag,
    procedure: 'plans.page',
    query: plansPageRequestSchema,
    output: plansPageSchema,
    call: async (api, { query }) => ({ body: await api.plans.page(query) }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/meals/plans/{planId}',
    status: 200,
    summary: 'Names a plan',
    tag,
    procedure: 'plans.rename',
    body: renamePlanSchema.omit({ planId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { params, body }) => ({ body: await api.plans.rename({ ...body, planId: params.planId ?? '' }) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/meals/plans/{planId}',
    status: 204,
    summary: 'Deletes a plan; for a day it can be restored',
    tag,
    procedure: 'plans.remove',
    acceptsIdempotencyKey: true,
    call: async (api, { params }) => {
      await api.plans.remove({ planId: params.planId ?? '' });
      return {};
    },
  }),
];
