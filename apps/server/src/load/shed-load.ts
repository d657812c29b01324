import { AppError } from '@platewise/api/app-error';
import { appRouter } from '@platewise/api/app-router';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Instruments } from '../metrics/instruments.ts';
import { OPERATOR_PATH } from '../operator/operator-command.ts';
import { procedureMeta } from '../rest/procedure-meta.ts';
import { fastifyPath } from '../rest/rest-plugin.ts';
import { REST_ROUTES } from '../rest/rest-routes.ts';
import type { Load, LoadReason } from './measure-load.ts';

/** From its limit on a process refuses plans, and everything else a little later. */
const PLANS_FROM: Load = { loop: 1, memory: 1 };
const EVERYTHING_FROM: Load = { loop: 2, memory: 1.05 };
const RETRY_AFTER_SECONDS = 5;
/** They answer how the process does, or are the operator's. */
const STILL_ANSWERED = new Set(['/healthz', '/readyz', '/metrics', OPERATOR_PATH]);

/**
 * Refuses new requests before the event loop or the memory of the process gives out: plans first, then everything but health,
 * figures and the operator. What is under way goes on.
 */
export function shedLoad(
  app: FastifyInstance,
  { load, instruments: { shed } }: { load: () => Load; instruments: Pick<Instruments, 'shed'> },
): void {
  const costly = costlyRoutes();
  app.addHook('onRequest', async (request) => {
    const reason = overloaded(load(), PLANS_FROM);
    if (!reason || STILL_ANSWERED.has(request.routeOptions.url ?? '')) return;
    const isCostly = costly(request);
    if (!isCostly && !overloaded(load(), EVERYTHING_FROM)) return;
    shed.inc({ reason, cost: isCostly ? 'plan' : 'other' });
    throw new AppError('SERVER_BUSY', { count: RETRY_AFTER_SECONDS }, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}

function overloaded({ loop, memory }: Load, from: Load): LoadReason | null {
  if (loop >= from.loop) return 'loop';
  return memory >= from.memory ? 'memory' : null;
}

/** Whether a request asks for a plan: by its row of the REST table, or a procedure among those that it names. */
function costlyRoutes(): (request: FastifyRequest) => boolean {
  const isPlan = (procedure: string) => procedureMeta(appRouter, procedure).limit === 'generate';
  const plans = REST_ROUTES.filter(({ procedure }) => isPlan(procedure));
  const routes = new Set(plans.map(({ method, path }) => `${method} ${fastifyPath(path)}`));
  return ({ method, routeOptions: { url }, params }) => {
    if (url !== '/trpc/:path') return routes.has(`${method} ${url}`);
    const names = (params as { path: string }).path.split(',');
    return names.some((name) => Object.hasOwn(appRouter._def.procedures, name) && isPlan(name));
  };
}
