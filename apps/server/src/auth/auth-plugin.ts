import { AppError } from '@platewise/api/app-error';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readJson } from '../http/read-json.ts';
import { factsOf } from '../http/request-facts.ts';
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
      const text = await answer.text();
      noteAnswer(request, answer.status, text);
      return send(reply, answer, text);
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

/** Notes for the log which way in was tried, and why it was refused; a path that is not there is nobody's to name. */
function noteAnswer(request: FastifyRequest, status: number, text: string): void {
  const facts = factsOf(request);
  if (status !== 404 && status !== 405) facts.path = new URL(request.url, 'http://localhost').pathname;
  if (status >= 400) facts.refused.add(errorCodeSchema.parse(JSON.parse(text)).code);
}

const errorCodeSchema = errorBodySchema.pick({ code: true });

async function send(reply: FastifyReply, answer: Response, text: string): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(text);
}
