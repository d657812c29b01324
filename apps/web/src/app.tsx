import { RouterProvider } from '@tanstack/react-router';
import { Fragment, type ReactNode, StrictMode, useEffect } from 'react';
import { Toasts } from './components/toasts/toasts.tsx';
import { AuthContext } from './features/auth/auth-context.ts';
import { PasswordAsker } from './features/auth/password-asker.tsx';
import type { Session } from './features/auth/session-types.ts';
import type { createAppRouter } from './router.ts';
import { DarkClass } from './theme/dark-class.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

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

/** What every screen stands on: the theme, the toasts and who is here. */
function Providers({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <ThemeProvider>
      <DarkClass />
      <Toasts />
      <AuthContext value={session}>
        {children}
        <PasswordAsker />
      </AuthContext>
    </ThemeProvider>
  );
}
