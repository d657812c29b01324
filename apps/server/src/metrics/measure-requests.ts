import { appRouter } from '@platewise/api/app-router';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Instruments } from './instruments.ts';

/** What a label may be; any other method is `other`. */
export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Pages and their files are many, and all are sent in the same way. */
const NOT_PAGES = /^\/(api|trpc|mcp|healthz|readyz|metrics|newsletter)(\/|$)/;
const MS = 1000;

/** Measures each request under the pattern of its route; a call over tRPC under the name of its procedure. */
export function measureRequests(app: FastifyInstance, { requests }: Pick<Instruments, 'requests'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    requests.observe({ method, route: routeName(request), status: reply.statusCode }, reply.elapsedTime / MS);
    done();
  });
}

/** The pattern of a request's route, or the procedure that it calls: nothing that a caller has made up. */
export function routeName({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'unknown';
  if (url === '/trpc/:path') return `/trpc/${procedureName((params as { path: string }).path)}`;
  return NOT_PAGES.test(url) ? url : 'page';
}

function procedureName(path: string): string {
  if (path.includes(',')) return 'batch';
  return Object.hasOwn(appRouter._def.procedures, path) ? path : 'unknown';
}
