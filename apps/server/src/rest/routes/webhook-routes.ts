import {
  createWebhookSchema,
  updateWebhookBodySchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@platewise/contract/account/webhook-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Webhooks';
const path = '/api/users/me/webhooks' as const;
const one = `${path}/{webhookId}` as const;

export const webhookRoutes: readonly RestRoute[] = [
  restRoute('webhooks.list', {
    method: 'GET',
    path,
    status: 200,
    summary: 'The webhooks of the caller, without their secrets, and where this server sends to',
    tag,
    output: webhookListSchema,
  }),
  restRoute('webhooks.create', {
    method: 'POST',
    path,
    status: 201,
    summary: 'Has an address informed of what changes; the answer is the only place that shows its secret',
    tag,
    body: createWebhookSchema,
    output: webhookWithSecretSchema,
  }),
  restRoute('webhooks.update', {
    method: 'PATCH',
    path: one,
    status: 200,
    summary: 'Changes a webhook, or switches it off and on; what is left out stays',
    tag,
    body: updateWebhookBodySchema,
    output: webhookSchema,
  }),
  restRoute('webhooks.remove', {
    method: 'DELETE',
    path: one,
    status: 204,
    summary: 'Removes a webhook with its log',
    tag,
  }),
  restRoute('webhooks.renewSecret', {
    method: 'POST',
    path: `${one}/secret`,
    status: 200,
    summary: 'Gives a webhook another secret; for a day the one before signs as well',
    tag,
    output: webhookWithSecretSchema,
  }),
  restRoute('webhooks.sendTest', {
    method: 'POST',
    path: `${one}/test`,
    status: 202,
    summary: 'Sends a message that tries a webhook out',
    tag,
    output: webhookDeliverySchema,
  }),
  restRoute('webhooks.deliveries', {
    method: 'GET',
    path: `${one}/deliveries`,
    status: 200,
    summary: 'The newest messages to a webhook, and how they fared',
    tag,
    output: z.array(webhookDeliverySchema),
  }),
  restRoute('webhooks.replay', {
    method: 'POST',
    path: `${one}/deliveries/{deliveryId}/replay`,
    status: 202,
    summary: 'Sends a message again',
    tag,
    output: webhookDeliverySchema,
  }),
];
