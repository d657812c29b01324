import { AppError } from '@platewise/api/app-error';
import { deletePerson } from '@platewise/api/users/deletion/delete-person';
import { takeAccountEvent } from '@platewise/api/users/take-account-event';
import type { AccountEvent } from '@platewise/providers/identity/account-event';
import { isProviderError } from '@platewise/providers/provider-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identifyHook } from '../http/identify-hook.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../start/services.ts';

/**
 * Takes what Clerk says about its accounts (contract 4). Its own scope keeps the body as the bytes that were sent: a
 * signature covers these and not what they mean.
 */
export async function accountEventsPlugin(app: FastifyInstance, services: Services): Promise<void> {
  const { database, now } = services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/api/webhooks/clerk',
      preHandler: identifyHook(services),
      handler: async (request, reply) => {
        const event = await readEvent(services, request);
        if (!(await database.hasFreeSpace())) throw new AppError('STORAGE_FULL');
        const context = requestContext(services, request, reply);
        const outcome = await takeAccountEvent(
          {
            db: database.db,
            now,
            // Anyone who is deleted at the service acts here for the last time.
            deletePerson: (userId) =>
              deletePerson({ ...context, identity: { userId, email: '', emailVerified: false, name: '' } }),
          },
          event,
        );
        return outcome === 'duplicate' ? { ok: true, duplicate: true } : { ok: true };
      },
    });
  });
}

async function readEvent({ identity }: Services, { body, headers }: FastifyRequest): Promise<AccountEvent> {
  if (!identity.readAccountEvent) throw new AppError('ACCOUNT_EVENTS_NOT_TAKEN');
  const single = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    return await identity.readAccountEvent({
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      headers: Object.fromEntries(single),
    });
  } catch (error) {
    if (!isProviderError(error) || error.code !== 'MESSAGE_INVALID') throw error;
    throw new AppError('MESSAGE_NOT_SIGNED', {}, { cause: error });
  }
}
