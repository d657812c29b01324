import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJson } from '../http/read-json.ts';
import type { Services } from '../start/services.ts';

/** Serves /api/auth/*, the only place where the session cookie means anything (contract 2). */
export function authPlugin(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    // Answers carry tokens: compressing them next to what the caller chose would let sizes say about them.
    compress: false,
    handler: async (request, reply) => {
      readJson(request.body);
      const isWrite = request.method === 'POST';
      if (isWrite && !(await services.database.hasFreeSpace())) throw new AppError('STORAGE_FULL');
      const answer = await services.identity.handleAuthRequest(toWebRequest(services, request), {
        ip: request.ip,
        requestId: request.id,
      });
      return send(reply, answer);
    },
  });
}

function toWebRequest({ env }: Services, request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.delete('content-length');
  const url = new URL(request.url, env.PUBLIC_URL);
  const body = request.method === 'POST' && typeof request.body === 'string' ? request.body : null;
  return new Request(url, { method: request.method, headers, body });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(await answer.text());
}
