import { HUES } from './hues.ts';

/** What lies flat under the rest: its ground, and what is seen on it. */
export type Bed = { ground: string; marks: 'grains' | 'beads' | 'strands' | 'swirl'; colour: string };

/** Grains, noodles, mash and other beds. */
export const BEDS = {
  whiteRice: { ground: '#f3ead2', marks: 'grains', colour: '#fffdf4' },
  brownRice: { ground: '#c9a672', marks: 'grains', colour: '#e2c897' },
  wildRice: { ground: '#7a5a45', marks: 'grains', colour: '#4c382e' },
  quinoa: { ground: '#e0cb98', marks: 'beads', colour: '#f5e8c4' },
  couscous: { ground: '#e3bf6e', marks: 'beads', colour: '#f6dfa2' },
  millet: { ground: '#dcb654', marks: 'beads', colour: '#f2d988' },
  bulgur: { ground: '#c09258', marks: 'beads', colour: '#dfb984' },
  darkGrain: { ground: '#8a6142', marks: 'beads', colour: '#b58a63' },
  barley: { ground: '#d1b384', marks: 'grains', colour: '#eed9b3' },
  poha: { ground: '#ecc964', marks: 'grains', colour: '#fae7a6' },
  pearls: { ground: '#e9e2d2', marks: 'beads', colour: '#fffdf6' },
  pasta: { ground: '#e2b864', marks: 'strands', colour: '#f6dc9a' },
  brownNoodle: { ground: '#a27c58', marks: 'strands', colour: '#c9a581' },
  riceNoodle: { ground: '#e3d8bf', marks: 'strands', colour: '#fbf6e8' },
  glassNoodle: { ground: '#c8b08a', marks: 'strands', colour: '#e8dabb' },
  polenta: { ground: '#efc95f', marks: 'swirl', colour: '#f9e29a' },
  porridge: { ground: '#e8d5aa', marks: 'swirl', colour: '#f6eacb' },
  darkPorridge: { ground: '#9c7a5c', marks: 'swirl', colour: '#bf9e80' },
  mash: { ground: '#efdca4', marks: 'swirl', colour: '#fbf0cb' },
  orangeMash: { ground: '#e79a4b', marks: 'swirl', colour: '#f4bd7d' },
  paleMash: { ground: '#efe5c9', marks: 'swirl', colour: '#fbf6e4' },
  creamy: { ground: HUES.white, marks: 'swirl', colour: '#e9e0cb' },
} as const satisfies Record<string, Bed>;

export type BedName = keyof typeof BEDS;
