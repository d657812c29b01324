import type { Context } from '@platewise/api/context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../start/services.ts';
import { callerOf } from './identify-hook.ts';
import { factsOf } from './request-facts.ts';

/** What the log says of a refusal that the reference does not know. */
export const UNDECLARED_REFUSAL = 'a procedure refused with a code that it does not declare';

/** What a call may use, for a request whose caller has been identified. */
export function requestContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const {
    env,
    database,
    leases,
    observe,
    limiter,
    mailing,
    planner,
    wordWriter,
    mealReader,
    payments,
    seller,
    labels,
    outgoing,
    push,
    deletedAccounts,
    now,
    random,
    newId,
    logger,
    tracing,
  } = services;
  const key = request.headers['idempotency-key'];
  return {
    ...callerOf(request),
    db: database.db,
    lagging: database.lagging,
    hasFreeSpace: database.hasFreeSpace,
    leases,
    onUndeclaredRefusal: (refusal) => logger.error(refusal, UNDECLARED_REFUSAL),
    observe: (seen) => {
      if (seen.event === 'call' && seen.outcome !== 'ok') factsOf(request).refused.add(seen.outcome);
      observe(seen);
    },
    trace: tracing?.trace,
    limiter,
    mailing,
    planner,
    wordWriter,
    mealReader,
    modelBudget: {
      monthlyUsd: env.OPENAI_MONTHLY_BUDGET ?? null,
      personMonthlyUsd: env.OPENAI_PERSON_MONTHLY_BUDGET ?? null,
    },
    payments,
    seller,
    labels,
    outgoing,
    push,
    deletedAccounts,
    accounts: services.identity,
    now,
    random,
    newId,
    requestId: request.id,
    ip: request.ip,
    idempotencyKey: typeof key === 'string' && key ? key : null,
    signal: AbortSignal.any([services.stopping, goneSignal(reply)]),
  };
}

// The connection closes before the answer is complete when the caller has gone.
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
