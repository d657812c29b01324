import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { isLoopback } from '../http/is-loopback.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import type { Services } from '../start/services.ts';

/** Any of these shows that somebody else's request was handed on by a proxy of this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Answers Prometheus: to this machine without a key, to others with METRICS_TOKEN. For everyone else the address does not exist.
 */
export function metricsPlugin(
  app: FastifyInstance,
  services: Pick<Services, 'readMetrics'> & { env: Pick<Services['env'], 'METRICS_TOKEN'> },
): void {
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, services.env.METRICS_TOKEN)) {
      reply.callNotFound();
      return reply;
    }
    const figures = await services.readMetrics();
    reply.header('cache-control', 'no-store');
    if (figures === null) return reply.code(503).type('text/plain').send('A process of this server does not answer.\n');
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(figures);
  });
}

function isLocal({ headers, socket }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && isSameSecret(given, token);
}
