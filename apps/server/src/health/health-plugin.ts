import { hasPendingMigrations } from '@platewise/db/migrate';
import type { FastifyInstance } from 'fastify';
import type { ServerState } from '../server-state.ts';
import type { Services } from '../services.ts';

const DATABASE_TIMEOUT_MS = 2000;

type Check = 'ok' | 'failed';

/** /healthz says that the process answers; /readyz whether it should be sent requests (security R19). */
export function healthPlugin(app: FastifyInstance, services: Services, state: ServerState): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_request, reply) => {
    const [database, migrations, storage] = state.isStopping
      ? (['failed', 'failed', 'failed'] as const)
      : await Promise.all([
          check(() => answers(services)),
          check(async () => !(await hasPendingMigrations(services.database.db))),
          check(services.database.hasFreeSpace),
        ]);
    const ok = database === 'ok' && migrations === 'ok' && storage === 'ok';
    if (!ok) reply.code(503).header('retry-after', '5');
    // A model that does not answer is no reason to send requests elsewhere: plans are made without it.
    const planner = services.model && { kind: services.model.kind, circuit: services.model.status().circuit };
    return { ok, isStopping: state.isStopping, checks: { database, migrations, storage }, ...(planner && { planner }) };
  });
}

async function answers({ database }: Services): Promise<boolean> {
  await database.db.selectFrom('server_secret').select('name').limit(1).execute();
  return true;
}

async function check(question: () => Promise<boolean>): Promise<Check> {
  const late = AbortSignal.timeout(DATABASE_TIMEOUT_MS);
  const timeout = new Promise<boolean>((resolve) => late.addEventListener('abort', () => resolve(false)));
  const answer = await Promise.race([question().catch(() => false), timeout]);
  return answer ? 'ok' : 'failed';
}
