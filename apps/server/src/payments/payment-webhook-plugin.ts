import { AppError } from '@platewise/api/app-error';
import { handleWebhookEvent } from '@platewise/api/subscription/provider/handle-webhook-event';
import type { FastifyInstance } from 'fastify';
import { WEBHOOK_KINDS } from '../metrics/instruments.ts';
import type { Services } from '../start/services.ts';
import { alertOperator, reportFailedEvent, reportUnknownEvent } from './report-to-operator.ts';
import { PAYMENT_WEBHOOK_PATH } from './webhook-address.ts';

/**
 * Takes the webhook events of the payment provider (contract 4). Its own scope keeps the body as the bytes that were sent: a
 * signature covers these and not what they mean.
 */
export async function paymentWebhookPlugin(app: FastifyInstance, services: Services): Promise<void> {
  const { database, payments, now, logger, instruments } = services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: PAYMENT_WEBHOOK_PATH,
      handler: async ({ body, headers, id: requestId }) => {
        const sent = {
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: oneOf(headers['x-razorpay-signature']),
          id: oneOf(headers['x-razorpay-event-id']),
        };
        const taken = await handleWebhookEvent({ db: database.db, now, payments }, sent).catch((error: unknown) => {
          instruments.webhooks.inc({ kind: 'other', result: failureOf(error) });
          reportFailedEvent(logger, requestId, error);
          throw error;
        });
        instruments.webhooks.inc({ kind: kindOf(taken.type), result: taken.outcome });
        if (taken.outcome === 'alert') alertOperator(logger, requestId, taken);
        if (taken.outcome === 'unknown') reportUnknownEvent(logger, requestId, taken);
        return taken.outcome === 'duplicate' ? { ok: true, duplicate: true } : { ok: true };
      },
    });
  });
}

function kindOf(type: string): string {
  return WEBHOOK_KINDS.includes(type) ? type : 'other';
}

/** Events that are not signed anybody may send; while a restore is held, and without keys, none is taken. */
function failureOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'MESSAGE_NOT_SIGNED') return 'not-signed';
  return error.code === 'MESSAGES_NOT_TAKEN' ? 'not-taken' : 'failed';
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
