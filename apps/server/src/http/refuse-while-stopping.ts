import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance } from 'fastify';
import type { ServerState } from '../server-state.ts';

const RETRY_AFTER_SECONDS = 5;
const STILL_ANSWERED = new Set(['/healthz', '/readyz']);

/** A request that comes on a kept connection after the server was informed to stop is sent to another one. */
export function refuseWhileStopping(app: FastifyInstance, state: ServerState): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!state.isStopping || STILL_ANSWERED.has(request.url)) return;
    reply.header('connection', 'close');
    throw new AppError('SHUTTING_DOWN', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
