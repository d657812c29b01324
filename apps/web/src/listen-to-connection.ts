import type { AppRouter } from '@platewise/api/app-router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCode, isTransient } from './api-error.ts';
import { connection } from './connection.ts';

/** Learns from every call whether the server answers. */
export const listenToConnection: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => {
          connection.heard();
          observer.next(value);
        },
        error: (error) => {
          if (!op.signal?.aborted) learn(error);
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );

function learn(error: unknown): void {
  // A planner that broke behind a server that answers.
  if (isTransient(error) && errorCode(error) !== 'GENERATION_FAILED') connection.lost();
  else connection.heard();
}
