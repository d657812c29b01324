import { AppError } from '@platewise/api/app-error';
import { appRouter } from '@platewise/api/app-router';
import { invalidInput } from '@platewise/api/invalid-input';
import { toAppError } from '@platewise/api/to-app-error';
import { LARGE_PROCEDURES } from '@platewise/contract/diary/large-procedures';
import { LIMITS } from '@platewise/contract/limits';
import { POSTED_QUERIES } from '@platewise/contract/plans/posted-queries';
import { texts } from '@platewise/contract/texts';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOptions } from '../http/body-options.ts';
import { identifyHook } from '../http/identify-hook.ts';
import { parseJson, readJson } from '../http/read-json.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../start/services.ts';
import { answerQueries, isOfType, readQueries } from './answer-queries.ts';

/** Serves the procedures at /trpc. Calls of one batch are counted one by one, and a batch has ten at most (security T36). */
export function trpcPlugin(app: FastifyInstance, services: Services): void {
  const identify = identifyHook(services);
  const refusals = [refuseLongBatch, refuseChangeByGet, refuseHostileJson];
  const route = {
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    onSend: asJson,
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const onError = ({ error, path }: { error: unknown; path: string | undefined }) => {
        const { code } = toAppError(error);
        if (code === 'INTERNAL') services.logger.error({ err: error, requestId: request.id, path }, 'call failed');
      };
      const queries = readQueries(request);
      if (queries) return answerQueries(reply, queries, { context: requestContext(services, request, reply), onError });
      const { path } = request.params as { path: string };
      return fastifyRequestHandler({
        router: appRouter,
        req: request,
        res: reply,
        path,
        createContext: () => requestContext(services, request, reply),
        maxBatchSize: LIMITS.batchMaxCalls,
        allowMethodOverride: POSTED_QUERIES.includes(path),
        onError,
      });
    },
  };
  app.route({ ...route, url: '/trpc/:path', preHandler: [identify, ...refusals] });
  for (const path of LARGE_PROCEDURES) {
    const url = `/trpc/:path(^${path.replaceAll('.', String.raw`\.`)}$)`;
    app.route({ ...route, url, ...bodyOptions(path, identify), preHandler: refusals });
  }
}

// Refused here and not by tRPC, which would answer before the request has its id.
async function refuseLongBatch(request: FastifyRequest): Promise<void> {
  const { path } = request.params as { path: string };
  const max = LIMITS.batchMaxCalls;
  if (path.split(',').length <= max) return;
  throw invalidInput([{ path: 'batch', message: texts.validation.tooMany({ field: 'batch', max }) }]);
}

// As well: tRPC would answer without the id and, for some types of a body, as plain text.
async function refuseChangeByGet(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { path } = request.params as { path: string };
  if (request.method !== 'GET' || !path.split(',').some((one) => isOfType(one, 'mutation'))) return;
  reply.header('allow', 'POST');
  throw new AppError('METHOD_NOT_ALLOWED');
}

// What tRPC refuses before it has made the context, it sends as JSON that is called plain text.
async function asJson(_request: FastifyRequest, _reply: FastifyReply, answer: unknown): Promise<void> {
  if (!(answer instanceof Response)) return;
  const { headers } = answer;
  if (headers.get('content-type')?.startsWith('text/plain')) headers.set('content-type', 'application/json');
}

async function refuseHostileJson(request: FastifyRequest): Promise<void> {
  readJson(request.body);
  const { input } = request.query as Record<string, unknown>;
  if (typeof input === 'string' && input !== '') parseJson(input);
}
