import { LARGE_PROCEDURES } from '@platewise/contract/diary/large-procedures';
import { LIMITS } from '@platewise/contract/limits';
import type { FastifyRequest } from 'fastify';
import { requireIdentity } from './identify-hook.ts';

type Identify = (request: FastifyRequest) => Promise<void>;

/**
 * How the route of a procedure identifies its caller: behind the body, or, where the body may be large, before it is read, so that only
 * somebody who is known sends one.
 */
export function bodyOptions(procedure: string, identify: Identify) {
  if (!LARGE_PROCEDURES.includes(procedure)) return { preHandler: [identify] };
  return { bodyLimit: LIMITS.photoBodyMaxBytes, onRequest: [identify, requireIdentity] };
}
