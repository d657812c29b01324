import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const REFUSES_METHOD = Symbol('refuses the method');

/** Whether a request has come to an address that does not take its method. */
export function isMethodRefusal(request: FastifyRequest): boolean {
  return REFUSES_METHOD in request.routeOptions.config;
}

/**
 * Notes the routes that are added from now on. The function it gives closes the table: an address that exists then
 * refuses the methods it does not take with 405, before it looks at anything else.
 */
export function guardMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // The same address whatever its placeholders are called.
    const address = url.replaceAll(/:\w+/g, ':id');
    const methods = taken.get(address) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name.toUpperCase());
    taken.set(address, methods);
  });

  return () => {
    for (const [url, methods] of taken) {
      const others = METHODS.filter((method) => !methods.has(method));
      const allow = [...methods].join(', ');
      if (/^\/(api\/|trpc\/|mcp$)/.test(url) && others.length > 0) refuse(app, url, others, allow);
    }
  };
}

function refuse(app: FastifyInstance, url: string, methods: string[], allow: string): void {
  app.route({
    method: methods,
    url,
    exposeHeadRoute: false,
    config: { [REFUSES_METHOD]: true },
    onRequest: async (request, reply) => {
      reply.header('allow', allow);
      if (Number(request.headers['content-length'] ?? 0) > 0) reply.header('connection', 'close');
      throw new AppError('METHOD_NOT_ALLOWED');
    },
    handler: async () => undefined,
  });
}
