import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

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
      if (/^\/(api|trpc)\//.test(url) && others.length > 0) refuse(app, url, others, allow);
    }
  };
}

function refuse(app: FastifyInstance, url: string, methods: string[], allow: string): void {
  app.route({
    method: methods,
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allow);
      throw new AppError('METHOD_NOT_ALLOWED');
    },
    handler: async () => undefined,
  });
}
