import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { Session } from './features/auth/session-types.ts';
import { Providers } from './providers.tsx';
import type { createAppRouter } from './router.ts';

type AppProps = { session: Session; router: ReturnType<typeof createAppRouter>; onMounted?: () => void };

/** The whole application; the same tree is rendered at build time and in the browser. */
export function App({ session, router, onMounted }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);

  return (
    <StrictMode>
      <Providers session={session}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
