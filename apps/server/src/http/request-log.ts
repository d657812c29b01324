import { toAppError } from '@platewise/api/to-app-error';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { fromHttpError } from './refuse.ts';
import { factsOf } from './request-facts.ts';

/** One line for each request, with the route's pattern and why it was refused: neither ids nor query strings are logged (security T29). */
export function requestLog(app: FastifyInstance, logger: Logger): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });

  app.addHook('onError', async (request, _reply, error) => {
    const failure = toAppError(fromHttpError(error));
    factsOf(request).refused.add(failure.code);
    if (failure.code === 'INTERNAL') logger.error({ err: error, requestId: request.id }, 'request failed');
    else if (failure.code === 'DATABASE_UNAVAILABLE') logger.warn({ requestId: request.id }, 'database unavailable');
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id: requestId } = request;
    const ms = Math.round(reply.elapsedTime);
    const { path, refused } = factsOf(request);
    const route = path ?? routeOptions.url ?? null;
    const why = refused.size > 0 ? { refused: [...refused] } : {};
    logger.info({ requestId, method, route, status: reply.statusCode, ...why, ms }, 'request');
    done();
  });
}
