import { planLinkSchema, planSharingSchema, sharedPlanSchema } from '@platewise/contract/sharing/sharing-schema';
import { NOT_INDEXED } from '../../http/not-indexed.ts';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Sharing';

export const sharingRoutes: readonly RestRoute[] = [
  restRoute('sharing.create', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/share',
    status: 201,
    summary: 'Makes a link that shows a plan to anybody who has it; the answer is the only place that shows the link',
    tag,
    output: planLinkSchema,
  }),
  restRoute('sharing.status', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/share',
    status: 200,
    summary: 'How many links lead to a plan',
    tag,
    output: planSharingSchema,
  }),
  restRoute('sharing.revoke', {
    method: 'DELETE',
    path: '/api/meals/plans/{planId}/share',
    status: 204,
    summary: 'Revokes every link to a plan',
    tag,
  }),
  restRoute('sharing.read', {
    method: 'GET',
    path: '/api/shared/{token}',
    status: 200,
    summary: 'The plan that a link leads to, without anything about who made it',
    tag,
    output: sharedPlanSchema,
    answer: (body) => ({ body, headers: NOT_INDEXED }),
  }),
];
