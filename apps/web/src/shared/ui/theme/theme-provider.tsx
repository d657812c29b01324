import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { STORED_NAMES } from '../../storage/stored-names.ts';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

/** Light or dark as the person chose it, kept under the documented key (shell 3); public/theme.js reads it first. */
const manager = localStorageColorSchemeManager({ key: STORED_NAMES.localStorage.theme });

/** Mantine with our theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
