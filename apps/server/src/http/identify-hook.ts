import { AppError } from '@platewise/api/app-error';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../start/services.ts';
import { type Caller, identifyCaller } from './caller.ts';

/** Where a request keeps its caller; to be decorated before routes are added. */
export const CALLER = 'caller';

/** Identifies the caller before a handler, after the body's size and type have been checked (security 2.0). */
export function identifyHook(services: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    request.setDecorator<Caller>(CALLER, await identifyCaller(services, request.headers.authorization));
  };
}

/** The caller whom the hook found. */
export function callerOf(request: FastifyRequest): Caller {
  return request.getDecorator<Caller>(CALLER);
}

/**
 * Refuses visitors; behind the hook. Before a body is read where it may be large.
 * @throws AppError UNAUTHENTICATED
 */
export async function requireIdentity(request: FastifyRequest): Promise<void> {
  if (!callerOf(request).identity) throw new AppError('UNAUTHENTICATED');
}
