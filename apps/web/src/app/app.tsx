import { RouterProvider } from '@tanstack/react-router';
import { Fragment, type ReactNode, StrictMode, useEffect } from 'react';
import { PasswordAsker } from '../features/identity/parts/password-asker.tsx';
import { AuthContext } from '../shared/session/auth-context.ts';
import type { Session } from '../shared/session/session-types.ts';
import { DarkClass } from '../shared/ui/theme/dark-class.tsx';
import { ThemeProvider } from '../shared/ui/theme/theme-provider.tsx';
import { Toasts } from '../shared/ui/toasts/toasts.tsx';
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
