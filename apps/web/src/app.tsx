import { RouterProvider } from '@tanstack/react-router';
import { Fragment, type ReactNode, StrictMode, useEffect } from 'react';
import type { Session } from './features/auth/session-types.ts';
import { Providers } from './providers.tsx';
import type { createAppRouter } from './router.ts';

export type AppProps = {
  session: Session;
  router: ReturnType<typeof createAppRouter>;
  onMounted?: () => void;
  /** What a hosted sign-in service needs around the application; draws nothing. */
  Frame?: (props: { children: ReactNode }) => ReactNode;
};

/** The whole application; the same tree is rendered at build time and in the browser. */
export function App({ session, router, onMounted, Frame = Fragment }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);

  return (
    <StrictMode>
      <Frame>
        <Providers session={session}>
          <RouterProvider router={router} />
        </Providers>
      </Frame>
    </StrictMode>
  );
}
