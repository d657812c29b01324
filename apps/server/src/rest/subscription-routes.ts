import { planOfferSchema, subscriptionStateSchema } from '@platewise/contract/subscription-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

export const subscriptionRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/sub/subscription-status',
    status: 200,
    summary: 'The plan of the caller, the tokens left and when they are renewed',
    tag: 'Subscription',
    procedure: 'subscription.status',
    output: subscriptionStateSchema,
    call: async (api) => ({ body: await api.subscription.status() }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/sub/plans',
    status: 200,
    summary: 'The plans on offer',
    tag: 'Subscription',
    procedure: 'subscription.plans',
    output: z.array(planOfferSchema),
    call: async (api) => ({ body: await api.subscription.plans() }),
  }),
];
