import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowedOrigins } from '../http/allowed-origins.ts';
import { callerOf, identifyHook } from '../http/identify-hook.ts';
import { readJson } from '../http/read-json.ts';
import { requestContext } from '../http/request-context.ts';
import { readVersion } from '../read-version.ts';
import type { Services } from '../start/services.ts';

/**
 * The procedures for assistants: the Model Context Protocol over streamable HTTP at /mcp, for people who are known by a personal
 * API token or a session's bearer, with the scopes of that token.
 */
export function mcpPlugin(app: FastifyInstance, services: Services): void {
  const origins = new Set(allowedOrigins(services.env));
  // Loaded by its first call: most servers are asked by no assistant.
  let loading: ReturnType<typeof load> | undefined;
  app.route({
    method: 'POST',
    url: '/mcp',
    preHandler: identifyHook(services),
    handler: async (request, reply) => {
      // A page elsewhere that a name was rebound for has no business here (MCP, transports: security warning).
      const { origin } = request.headers;
      if (origin !== undefined && !origins.has(origin)) throw new AppError('ORIGIN_NOT_ALLOWED');
      if (!callerOf(request).identity) throw new AppError('UNAUTHENTICATED');
      const body = readJson(request.body);
      loading ??= load();
      const { answer } = await loading;
      const {
        status,
        headers,
        body: stream,
      } = await answer(webRequest(request), body, requestContext(services, request, reply));
      reply.code(status).headers(Object.fromEntries(headers)).header('cache-control', 'no-store');
      return reply.send(stream ? Readable.fromWeb(stream as ReadableStream) : undefined);
    },
  });
  app.addHook('onClose', async () => {
    await (await loading)?.close();
  });

  async function load() {
    const { mcpHandler } = await import('./mcp-handler.ts');
    return mcpHandler(readVersion());
  }

  /** The request as the protocol reads it; its body is handed over as it was read, and its bearer not at all. */
  function webRequest({ headers }: FastifyRequest): Request {
    const { authorization: _, cookie: __, ...others } = headers;
    const shown = Object.entries(others).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return new Request(new URL('/mcp', services.env.PUBLIC_URL), {
      method: 'POST',
      headers: shown.map(([name, value]) => [name, value]),
    });
  }
}
