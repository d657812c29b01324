import { type CSSVariablesResolver, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { STORED_NAMES } from '../../storage/stored-names.ts';
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

const SHARED = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--tomato)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-border)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-basil-text': 'var(--primary-text)',
  '--mantine-color-basil-light': 'var(--primary-tint)',
  '--mantine-color-basil-light-hover': 'var(--primary-tint-strong)',
  '--mantine-color-basil-light-color': 'var(--primary-text)',
  '--mantine-color-basil-outline': 'var(--primary-text)',
  '--mantine-color-tomato-text': 'var(--tomato)',
  '--mantine-color-tomato-light': 'var(--tomato-tint)',
  '--mantine-color-tomato-light-color': 'var(--tomato)',
  '--mantine-color-tomato-outline': 'var(--tomato)',
  '--mantine-color-saffron-light': 'var(--saffron-tint)',
  '--mantine-color-saffron-light-color': 'var(--ink)',
};

/** Mantine's variables speak of our tokens, so that one place decides a colour. */
const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...SHARED, '--mantine-color-disabled': '#EBE6DA', '--mantine-color-disabled-color': '#7D867E' },
  dark: { ...SHARED, '--mantine-color-disabled': '#2A332D', '--mantine-color-disabled-color': '#828D85' },
});
