import type { AppRouter } from '@platewise/api/app-router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { otherTabs } from './features/remote-data/other-tabs.ts';

/** Notifies the other tabs of every mutation that the server has carried out. */
export const notifyOtherTabs: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: observer.next,
        error: observer.error,
        complete: () => {
          if (op.type === 'mutation') otherTabs.notify(op.path);
          observer.complete();
        },
      }),
    );
