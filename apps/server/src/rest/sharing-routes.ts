import { planLinkSchema, planSharingSchema, sharedPlanSchema } from '@platewise/contract/sharing-schema';
import { NOT_INDEXED } from '../http/not-indexed.ts';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Sharing';

export const sharingRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/meals/plans/{planId}/share',
    status: 201,
    summary: 'Makes a link that shows a plan to anybody who has it; the answer is the only place that shows the link',
    tag,
    procedure: 'sharing.create',
    output: planLinkSchema,
    call: async (api, { params }) => ({ body: await api.sharing.create({ planId: params.planId ?? '' }) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/meals/plans/{planId}/share',
    status: 200,
    summary: 'How many links lead to a plan',
    tag,
    procedure: 'sharing.status',
    output: planSharingSchema,
    call: async (api, { params }) => ({ body: await api.sharing.status({ planId: params.planId ?? '' }) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/meals/plans/{planId}/share',
    status: 204,
    summary: 'Revokes every link to a plan',
    tag,
    procedure: 'sharing.revoke',
    call: async (api, { params }) => {
      await api.sharing.revoke({ planId: params.planId ?? '' });
      return {};
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/shared/{token}',
    status: 200,
    summary: 'The plan that a link leads to, without anything about who made it',
    tag,
    procedure: 'sharing.read',
    output: sharedPlanSchema,
    call: async (api, { params }) => ({
      body: await api.sharing.read({ token: params.token ?? '' }),
      headers: NOT_INDEXED,
    }),
  }),
];
