import {
  createWebhookSchema,
  deliveryIdSchema,
  updateWebhookSchema,
  type WebhookList,
  webhookIdSchema,
} from '@platewise/contract/account/webhook-schema';
import { noInput, provenProcedure, router, sessionProcedure, userProcedure } from '../trpc.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { listWebhookDeliveries } from './list-webhook-deliveries.ts';
import { removeWebhook } from './remove-webhook.ts';
import { renewWebhookSecret } from './renew-webhook-secret.ts';
import { replayDelivery } from './replay-delivery.ts';
import { sendTest } from './send-test.ts';
import { toWebhook } from './to-webhook.ts';
import { listWebhooks } from './webhooks-repository.ts';

/** Addresses that are informed of what a person changes. An API token reads them and sends again; where they lead is the person's alone. */
export const webhooksRouter = router({
  list: userProcedure('read')
    .input(noInput)
    .query(
      async ({ ctx }): Promise<WebhookList> => ({
        webhooks: (await listWebhooks(ctx.db, ctx.identity.userId)).map(toWebhook),
        reach: ctx.outgoing.reach,
      }),
    ),
  create: provenProcedure('write', { refusals: ['WEBHOOKS_NOT_SENT', 'WEBHOOKS_FULL'] })
    .input(createWebhookSchema)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  update: sessionProcedure('write', { refusals: ['NOT_FOUND', 'WEBHOOKS_NOT_SENT', 'SIGN_IN_AGAIN'] })
    .input(updateWebhookSchema)
    .mutation(({ ctx, input }) => changeWebhook(ctx, input)),
  remove: sessionProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(webhookIdSchema)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),
  renewSecret: provenProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(webhookIdSchema)
    .mutation(({ ctx, input }) => renewWebhookSecret(ctx, input)),
  sendTest: userProcedure('write', { refusals: ['NOT_FOUND', 'WEBHOOK_OFF'] })
    .input(webhookIdSchema)
    .mutation(({ ctx, input }) => sendTest(ctx, input)),
  deliveries: userProcedure('read', { refusals: ['NOT_FOUND'] })
    .input(webhookIdSchema)
    .query(({ ctx, input }) => listWebhookDeliveries(ctx, input)),
  replay: userProcedure('write', { refusals: ['NOT_FOUND', 'WEBHOOK_OFF'] })
    .input(deliveryIdSchema)
    .mutation(({ ctx, input }) => replayDelivery(ctx, input)),
});
