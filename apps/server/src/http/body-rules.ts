import { AppError } from '@platewise/api/app-error';
import { LIMITS } from '@platewise/contract/limits';
import type { FastifyInstance } from 'fastify';
import { isMethodRefusal } from './method-guard.ts';

const HAS_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * What a request's body must be: JSON of at most 64 KB, or what its route takes, kept as text until the caller is known (security
 * 2.0). What is too large by its own account is refused before it is read.
 */
export function bodyRules(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    // An address that is not there, or does not take the method, is refused as that, whatever its body is.
    if (request.is404 && HAS_BODY.has(request.method)) {
      reply.header('connection', 'close');
      throw new AppError('NOT_FOUND');
    }
    if (request.is404 || isMethodRefusal(request)) return;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= (request.routeOptions.bodyLimit ?? LIMITS.bodyMaxBytes)) return;
    reply.header('connection', 'close');
    throw new AppError('BODY_TOO_LARGE');
  });

  app.addHook('onSend', async (request, reply) => {
    const isData = request.url.startsWith('/api/') || request.url.startsWith('/trpc/');
    if (isData && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
