import { appRouter, createCaller } from '@platewise/api/app-router';
import { invalidInput } from '@platewise/api/invalid-input';
import { texts } from '@platewise/contract/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOptions } from '../http/body-options.ts';
import { identifyHook, requireIdentity } from '../http/identify-hook.ts';
import { readJson } from '../http/read-json.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../start/services.ts';
import { procedureMeta } from './procedure-meta.ts';
import { readQuery } from './read-query.ts';
import type { RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';

/** Serves every row of the REST table over the same procedures that tRPC calls. */
export function restPlugin(app: FastifyInstance, services: Services): void {
  const identify = identifyHook(services);
  for (const row of REST_ROUTES) {
    const { auth } = procedureMeta(appRouter, row.procedure);
    app.route({
      method: row.method,
      url: fastifyPath(row.path),
      ...bodyOptions(row.procedure, identify),
      handler: (request, reply) => answer(services, row, auth !== 'public', request, reply),
    });
  }
}

async function answer(
  services: Services,
  row: RestRoute,
  needsIdentity: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The procedure checks this too; here it comes before the body is looked at.
  if (needsIdentity) await requireIdentity(request);
  const context = requestContext(services, request, reply);
  const {
    status = row.status,
    body,
    headers = {},
  } = await row.call(createCaller(context), {
    params: request.params as Record<string, string>,
    query: readQuery(row.query, request.query as Record<string, unknown>),
    body: row.body ? readBody(request.body) : undefined,
  });
  return reply.code(status).headers(headers).send(body);
}

/** Every body of the table is an object; one of another kind must not be spread into an empty one. */
function readBody(text: unknown): object {
  const body = readJson(text);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw invalidInput([{ path: 'body', message: texts.validation.record({ field: 'body' }) }]);
}

/** The path of a row as Fastify writes it. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
