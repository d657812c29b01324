import {
  alternativeSchema,
  mendingSwapsSchema,
  regenerateMealsSchema,
  reportionPlanSchema,
  swapMealSchema,
  undoPlanChangeSchema,
} from '@platewise/contract/plans/plan-change-schema';
import { planSchema } from '@platewise/contract/plans/plan-schema';
import { substituteFoodSchema, substituteSchema } from '@platewise/contract/plans/substitution-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Meals and plans';

/** A query string has no lists: ids with commas between them. */
const lockedQuerySchema = z.object({
  locked: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Ids of the meals that stay as they are, with commas or one by one.'),
});

function idsIn(locked: string | string[] | undefined): string[] {
  return [locked ?? []].flat().flatMap((ids) => ids.split(',').filter(Boolean));
}

export const planChangeRoutes: readonly RestRoute[] = [
  restRoute('plans.regenerate', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/regenerate',
    status: 200,
    summary: 'Puts new meals in the places of others, a token each; the rest of the day is portioned again',
    tag,
    body: regenerateMealsSchema.omit({ planId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('plans.reportion', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/reportion',
    status: 200,
    summary: 'Portions the meals again around those that are locked or whose servings are set; takes no token',
    tag,
    body: reportionPlanSchema.omit({ planId: true }),
    output: planSchema,
  }),
  restRoute('plans.alternatives', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/meals/{mealId}/alternatives',
    status: 200,
    summary: 'Three dishes that can stand in for a meal, with the effect on the day',
    tag,
    query: lockedQuerySchema,
    output: z.array(alternativeSchema),
    input: ({ params, query }) => ({
      planId: params.planId ?? '',
      mealId: params.mealId ?? '',
      locked: idsIn(query.locked),
    }),
  }),
  restRoute('plans.mendingSwaps', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/mending-swaps',
    status: 200,
    summary: 'What the day is short of or passes, and swaps of one meal that mend it; takes no token',
    tag,
    query: lockedQuerySchema,
    output: mendingSwapsSchema,
    input: ({ params, query }) => ({ planId: params.planId ?? '', locked: idsIn(query.locked) }),
  }),
  restRoute('plans.swap', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/meals/{mealId}/swap',
    status: 200,
    summary: 'Puts an alternative in the place of a meal, for a token unless this plan held it before',
    tag,
    body: swapMealSchema.omit({ planId: true, mealId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('plans.substitutes', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/meals/{mealId}/substitutes/{food}',
    status: 200,
    summary:
      'What can stand for a food of a meal and keeps the rules and targets of the plan, with the effect on the day',
    tag,
    query: lockedQuerySchema,
    output: z.array(substituteSchema),
    input: ({ params, query }) => ({
      planId: params.planId ?? '',
      mealId: params.mealId ?? '',
      food: params.food ?? '',
      locked: idsIn(query.locked),
    }),
  }),
  restRoute('plans.substitute', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/meals/{mealId}/substitute',
    status: 200,
    summary: 'Puts one food in the place of another in a meal; the day is portioned again; takes no token',
    tag,
    body: substituteFoodSchema.omit({ planId: true, mealId: true }),
    output: planSchema,
  }),
  restRoute('plans.undo', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/undo',
    status: 200,
    summary: 'Takes the last change of a plan back, only from `revision` where that is told; tokens are not returned',
    tag,
    query: undoPlanChangeSchema.omit({ planId: true }),
    output: planSchema,
  }),
];
