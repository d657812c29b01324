import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../session/use-session.ts';
import { dataClients } from './data-clients.ts';
import { trpc } from './trpc.ts';

/** Gives the hooks of tRPC to a screen; pages without data do without the code behind it. */
export function Data({ children }: { children: ReactNode }) {
  const { api, queryClient } = dataClients(useSession());
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
