import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { STORED_NAMES } from '../../storage/stored-names.ts';
import { theme } from './theme.ts';

/** Light or dark as the person chose it, kept under the documented key (shell 3); public/theme.js reads it first. */
const manager = localStorageColorSchemeManager({ key: STORED_NAMES.localStorage.theme });

const getRootElement = () => document.documentElement;

/**
 * What `MantineProvider` gives, but for its styles: they are the same for every page and person, and so lie in
 * mantine-variables.css, computed when they change and not in each browser.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    getRootElement,
  });
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  );

  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
