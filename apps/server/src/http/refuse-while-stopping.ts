import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance } from 'fastify';
import type { ServerState } from '../server-state.ts';

const RETRY_AFTER_SECONDS = 5;
const STILL_ANSWERED = new Set(['/healthz', '/readyz']);

/**
 * After the server was informed to stop each answer closes its connection, so that the next request takes another one. Once it does not
 * drain any more, a request that comes on a kept connection is refused.
 */
export function refuseWhileStopping(app: FastifyInstance, state: ServerState): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!state.isStopping) return;
    reply.header('connection', 'close');
    if (state.isDraining || STILL_ANSWERED.has(request.url)) return;
    throw new AppError('SHUTTING_DOWN', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
