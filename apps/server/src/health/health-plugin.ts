import { isHeld } from '@platewise/db/is-held';
import { hasPendingMigrations } from '@platewise/db/migrate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localFindings } from '../doctor/local-findings.ts';
import { isLoopback } from '../http/is-loopback.ts';
import type { ServerState } from '../server-state.ts';
import type { Services } from '../start/services.ts';

const DATABASE_TIMEOUT_MS = 2000;

type Check = 'ok' | 'failed';

/** /healthz says that the process answers; /readyz whether it should be sent requests (security R19). */
export function healthPlugin(app: FastifyInstance, services: Services, state: ServerState): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (request, reply) => {
    const findings = isFromHere(request) && !state.isStopping ? localFindings(services) : null;
    const [database, migrations, storage, held] = state.isStopping
      ? (['failed', 'failed', 'failed', 'failed'] as const)
      : await Promise.all([
          check(() => answers(services)),
          check(async () => !(await hasPendingMigrations(services.database.db))),
          check(services.database.hasFreeSpace),
          check(() => isHeld(services.database.db)),
        ]);
    const ok = database === 'ok' && migrations === 'ok' && storage === 'ok';
    if (!ok) reply.code(503).header('retry-after', '5');
    // A model that does not answer is no reason to send requests elsewhere: plans are made without it.
    const planner = services.model && { kind: services.model.kind, circuit: services.model.status().circuit };
    // Neither are payments that fail: what can be distinguished is keys and plans that an operator must put right.
    const problems = services.paymentProblems();
    const isMisconfigured = problems.some(({ code }) => code === 'CONFIG');
    const payments = {
      kind: services.payments.kind,
      state: problems.length === 0 ? 'ok' : isMisconfigured ? 'misconfigured' : 'failing',
      ...(problems.length > 0 && { problems }),
    };
    // Nor is a job in the background: requests do not wait for it, and an operator is to see which one fails.
    const jobs = state.background?.states();
    // Nor is a replica that is not used: the primary answers in its place.
    const replica = services.database.replicaState();
    return {
      ok,
      isStopping: state.isStopping,
      checks: { database, migrations, storage },
      payments,
      ...(replica && { replica }),
      ...(planner && { planner }),
      ...(jobs && { jobs }),
      // Mail and payments of a restored instance wait for its operator; plans and lists are served meanwhile.
      ...(held === 'ok' && { isHeld: true }),
      // Versions and disks are nobody's business but the operator's.
      ...(findings && { findings: await findings }),
    };
  });
}

// A proxy on this machine that names whom it asks for asks for a stranger.
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  return isLoopback(socket.remoteAddress ?? '') && !isForwarded;
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
