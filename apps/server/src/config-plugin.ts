import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** Which adapters run here (contract 2). */
export function configPlugin(app: FastifyInstance, { identity, version }: Services): void {
  app.get('/api/config', async () => ({
    identity: identity.clientConfig(),
    payments: { kind: 'sandbox' },
    planner: { kind: 'embedded' },
    version,
  }));
}
