import { createCaller } from '@platewise/api/app-router';
import type { FastifyInstance } from 'fastify';
import { identifyHook } from '../http/identify-hook.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../start/services.ts';

/**
 * Takes the one POST with which mail programs unsubscribe (RFC 8058), at the address that shows the page when a person
 * opens it. They send a form; what is in it does not matter, since the token in the address says it all. Its own scope
 * keeps forms refused everywhere else.
 */
export async function oneClickPlugin(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.route({
      method: 'POST',
      url: '/newsletter/unsubscribe',
      preHandler: identifyHook(services),
      handler: async (request, reply) => {
        const { token } = request.query as { token?: unknown };
        const api = createCaller(requestContext(services, request, reply));
        reply.header('cache-control', 'no-store');
        return api.contact.newsletter.unsubscribe({ token: typeof token === 'string' ? token : '' });
      },
    });
  });
}
