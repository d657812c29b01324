import { generationCallSchema } from '@platewise/contract/generation/generation-call-schema';
import { generationResultSchema } from '@platewise/contract/generation/generation-schema';
import { traceRequestSchema, traceSchema } from '@platewise/contract/generation/trace-schema';
import { mealSchema } from '@platewise/contract/meals/meal-schema';
import { mealNutrientsSchema, planNutrientReportSchema } from '@platewise/contract/meals/nutrient-report-schema';
import {
  mealsListRequestSchema,
  offeredPlanSchema,
  planSchema,
  plansPageRequestSchema,
  plansPageSchema,
  renamePlanSchema,
} from '@platewise/contract/plans/plan-schema';
import { standInSchema, standInsRequestSchema } from '@platewise/contract/plans/substitution-schema';
import { familyCallSchema } from '@platewise/contract/profiles/family-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Meals and plans';

export const mealRoutes: readonly RestRoute[] = [
  restRoute('meals.list', {
    method: 'GET',
    path: '/api/meals',
    status: 200,
    summary: 'The meals of the saved plans, newest plan first',
    tag,
    query: mealsListRequestSchema.unwrap(),
    output: z.array(mealSchema),
    responseHeaders: { 'X-Next-Cursor': 'The cursor of the next page; absent on the last one.' },
    answer: ({ meals, nextCursor }) => ({
      body: meals,
      ...(nextCursor ? { headers: { 'x-next-cursor': nextCursor } } : {}),
    }),
  }),
  restRoute('meals.generate', {
    method: 'POST',
    path: '/api/meals/generate',
    status: 200,
    summary: 'Makes a plan of meals; visitors may, too, and nothing is kept for them',
    tag,
    body: generationCallSchema,
    output: generationResultSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('familyPlans.generate', {
    method: 'POST',
    path: '/api/meals/generate/family',
    status: 200,
    summary: 'Makes a plan of meals that two to six of your profiles share: cooked once, a weighed portion for each',
    tag,
    body: familyCallSchema,
    output: generationResultSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('meals.trace', {
    method: 'POST',
    path: '/api/meals/trace',
    status: 200,
    summary: 'Where the figures of ingredients come from, and the share of each in every total',
    tag,
    body: traceRequestSchema,
    output: traceSchema,
  }),
  restRoute('meals.nutrients', {
    method: 'POST',
    path: '/api/meals/nutrients',
    status: 200,
    summary: 'What up to five meals hold of 36 nutrients, next to reference intakes',
    tag,
    body: mealNutrientsSchema,
    output: planNutrientReportSchema,
  }),
  restRoute('meals.standIns', {
    method: 'GET',
    path: '/api/meals/stand-ins',
    status: 200,
    summary: 'What a cook can take in the place of a food, how much of it, and the allergens that come or go with it',
    tag,
    query: standInsRequestSchema,
    output: z.array(standInSchema),
  }),
  restRoute('plans.save', {
    method: 'POST',
    path: '/api/meals/plans',
    status: 201,
    summary: 'Keeps a plan that was made as a visitor; its figures are computed and certified again',
    tag,
    body: offeredPlanSchema,
    output: planSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('plans.page', {
    method: 'GET',
    path: '/api/meals/plans',
    status: 200,
    summary: 'A page of the saved plans, newest first: all, those of a goal, or those that hold the words of a search',
    tag,
    query: plansPageRequestSchema,
    output: plansPageSchema,
  }),
  restRoute('plans.rename', {
    method: 'PATCH',
    path: '/api/meals/plans/{planId}',
    status: 200,
    summary: 'Names a plan',
    tag,
    body: renamePlanSchema.omit({ planId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('plans.remove', {
    method: 'DELETE',
    path: '/api/meals/plans/{planId}',
    status: 204,
    summary: 'Deletes a plan; for a day it can be restored',
    tag,
    acceptsIdempotencyKey: true,
  }),
];
