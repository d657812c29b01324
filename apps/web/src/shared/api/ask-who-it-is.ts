import type { AppRouter } from '@platewise/api/app-router';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCode } from './api-error.ts';

/**
 * Asks in place who it is when the server wants a newer proof, and repeats the call with a token that carries it
 * (decisions 9.7). Without one the refusal stays.
 */
export function askWhoItIs(uses: { proveAgain: () => Promise<boolean>; forgetToken: () => void }): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        async function askAndRepeat(refusal: TRPCClientError<AppRouter>): Promise<void> {
          const isProved = await uses.proveAgain();
          if (!isProved || op.signal?.aborted) return observer.error(refusal);
          uses.forgetToken();
          call = next(op).subscribe(observer);
        }
        let call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (errorCode(error) === 'SIGN_IN_AGAIN') void askAndRepeat(error);
            else observer.error(error);
          },
        });
        return () => call.unsubscribe();
      });
}
