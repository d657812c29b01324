import type { Plugin } from 'vite';

/** Mantine's fourteen palettes, a kilobyte of every page; the theme has its own (src/theme/palette.ts). */
const PALETTES = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/;

/** Leaves out the palettes that no component names. */
export function ownColors(): Plugin {
  return {
    name: 'own-colors',
    apply: 'build',
    transform: (_code, id) =>
      PALETTES.test(id) ? { code: 'export const DEFAULT_COLORS = {};', map: null } : undefined,
  };
}
