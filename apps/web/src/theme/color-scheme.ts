import { localStorageColorSchemeManager } from '@mantine/core';
import { CLIENT } from '@platewise/contract/limits';

/** Light or dark as the person chose it, kept under the documented key (shell 3); public/theme.js reads it first. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: CLIENT.themeKey });
