import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Toasts } from './components/toasts.tsx';
import { AuthContext } from './features/auth/auth-context.ts';
import type { Session } from './features/auth/session-types.ts';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { DarkClass } from './theme/dark-class.tsx';
import { cssVariables, theme } from './theme/theme.ts';

/** What every screen stands on: the theme, the toasts and who is here. */
export function Providers({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <DarkClass />
      <Toasts />
      <AuthContext value={session}>{children}</AuthContext>
    </MantineProvider>
  );
}
