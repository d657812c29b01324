import type { FastifyInstance } from 'fastify';
import { identifyHook } from './http/identify-hook.ts';
import type { Services } from './start/services.ts';

/** Which adapters run here (contract 2). Open to all; a bad bearer is refused as everywhere (decisions 2). */
export function configPlugin(app: FastifyInstance, services: Services): void {
  const { identity, payments, version } = services;
  app.get('/api/config', { preHandler: identifyHook(services) }, async () => ({
    identity: identity.clientConfig(),
    payments: payments.clientConfig(),
    planner: { kind: services.model?.kind ?? 'embedded' },
    version,
  }));
}
