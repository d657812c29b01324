import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Toasts } from './components/toasts.tsx';
import { AuthContext } from './features/auth/auth-context.ts';
import type { Session } from './features/auth/session-types.ts';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { DarkClass } from './theme/dark-class.tsx';
import { cssVariables, theme } from './theme/theme.ts';
import { createQueryClient, createTrpcClient, trpc } from './trpc.ts';

/** What every screen stands on: the theme, who is here, the data and the toasts. */
export function Providers({ session, children }: { session: Session; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(() => createTrpcClient(session));

  useEffect(() => {
    let userId = session.getState().user?.id ?? null;
    return session.subscribe(() => {
      const next = session.getState().user?.id ?? null;
      // What one person loaded must never show to the next.
      if (userId !== null && next !== userId) queryClient.clear();
      userId = next;
    });
  }, [session, queryClient]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <DarkClass />
      <Toasts />
      <AuthContext value={session}>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </trpc.Provider>
      </AuthContext>
    </MantineProvider>
  );
}
