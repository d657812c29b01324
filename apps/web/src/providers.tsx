import type { ReactNode } from 'react';
import { Toasts } from './components/toasts/toasts.tsx';
import { AuthContext } from './features/auth/auth-context.ts';
import { PasswordAsker } from './features/auth/password-asker.tsx';
import type { Session } from './features/auth/session-types.ts';
import { DarkClass } from './theme/dark-class.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';

/** What every screen stands on: the theme, the toasts and who is here. */
export function Providers({ session, children }: { session: Session; children: ReactNode }) {
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
