import { darker, HUES } from '../hues.ts';
import { chunk, DOT, type Glyph, slice, stroke } from './glyph.ts';

const FILLET = 'M-36 6C-35 -12 -8 -20 18 -17C36 -15 40 -4 34 6C26 18 -4 20 -22 18C-32 17 -37 14 -36 6Z';

const SLICED = 'M-20 -13C-17 -4 -17 6 -21 15M-7 -16C-4 -6 -4 7 -8 17M7 -17C10 -7 10 6 6 16M20 -16C23 -7 23 3 20 11';

const slab = (crust: string, inside: string, lines: string): Glyph => ({
  reach: 34,
  overlaps: true,
  upright: true,
  inks: [
    { d: FILLET, fill: crust },
    { d: 'M-32 4C-31 -9 -7 -16 17 -14C32 -12 36 -4 31 3C24 12 -3 14 -20 13C-29 12 -33 10 -32 4Z', fill: inside },
    { d: SLICED, line: lines, width: 2.6 },
  ],
});

const wholeFish = (back: string, belly: string): Glyph => ({
  reach: 34,
  overlaps: true,
  upright: true,
  inks: [
    { d: 'M22 0L42 -14C39 -4 39 4 42 14Z', fill: back, line: back, width: 3 },
    { d: 'M-40 1C-32 -17 6 -20 30 -1C6 19 -32 17 -40 1Z', fill: back },
    { d: 'M-38 3C-20 7 4 6 28 0C6 18 -30 16 -38 3Z', fill: belly },
    { d: 'M-20 -10C-15 -4 -15 5 -20 11M-8 -9L-5 -4M2 -9L5 -4M12 -7L15 -2', line: darker(back, 0.25), width: 2.2 },
    { d: 'M-29 -3h0', line: HUES.white, width: 5.4 },
    { d: 'M-29 -3h0', line: HUES.black, width: 2.6 },
  ],
});

/** How fish and what lives in shells look. */
export const SEAFOOD_GLYPHS = {
  salmon: {
    reach: 34,
    overlaps: true,
    upright: true,
    inks: [
      { d: FILLET, fill: HUES.salmon },
      {
        d: 'M-24 -11C-20 -4 -21 7 -26 15M-10 -15C-6 -6 -7 8 -12 17M4 -16C8 -7 8 7 3 17M18 -15C22 -7 22 4 17 13',
        line: HUES.oat,
        width: 3,
      },
      { d: 'M-35 8C-32 16 -10 19 6 18C20 17 32 11 35 4', line: '#b9855f', width: 3 },
    ],
  },
  smokedSalmon: {
    reach: 14,
    overlaps: true,
    inks: [
      { d: 'M-16 2C-12 -12 -2 -6 2 -9C10 -14 18 -4 15 3C10 12 2 4 -3 9C-9 14 -17 10 -16 2Z', fill: HUES.salmon },
      { d: 'M-11 2C-6 -4 2 0 10 -4M-8 7C-3 2 4 2 9 1', line: HUES.oat, width: 2.2 },
    ],
  },
  tuna: slab('#a9665c', '#d98e86', '#a9665c'),
  tinnedFish: chunk(HUES.sand),
  fishChunk: chunk(HUES.cream),
  salmonChunk: chunk(HUES.peach),
  whiteFish: slab(HUES.tan, HUES.cream, HUES.sand),
  mackerel: wholeFish(HUES.slate, '#d5dcd8'),
  trout: wholeFish('#8d8f72', HUES.oat),
  snapper: wholeFish(HUES.rose, HUES.oat),
  prawn: {
    reach: 14,
    overlaps: true,
    inks: [
      { d: 'M9 9C15 -8 -2 -16 -11 -6C-15 -1 -13 6 -8 8', line: HUES.coral, width: 9 },
      { d: 'M12 2L6 1M9 -6L4 -2M1 -10L0 -4M-8 -7L-4 -2', line: HUES.tofu, width: 2 },
      { d: 'M9 10L15 15M9 10L5 17', line: HUES.rust, width: 3.4 },
    ],
  },
  mussel: {
    reach: 13,
    overlaps: true,
    inks: [
      { d: 'M0 15C-14 8 -11 -12 0 -16C11 -12 14 8 0 15Z', fill: '#36414f' },
      { d: 'M0 11C-8 6 -7 -5 0 -9C7 -5 8 6 0 11Z', fill: HUES.apricot },
    ],
  },
  clam: {
    reach: 11,
    overlaps: true,
    inks: [
      { d: 'M0 10C-14 8 -14 -8 0 -11C14 -8 14 8 0 10Z', fill: HUES.oat },
      { d: 'M0 8L0 -8M-5 7C-7 0 -6 -4 -4 -7M5 7C7 0 6 -4 4 -7', line: '#a8977a', width: 1.8 },
    ],
  },
  scallop: slice(HUES.caramel, HUES.tofu, HUES.chickpea, DOT, 13),
  squid: {
    reach: 10,
    inks: [
      { d: 'M-9 0C-9 -12 9 -12 9 0C9 12 -9 12 -9 0', line: '#d9b9b4', width: 6 },
      { d: 'M-9 -1C-9 -13 9 -13 9 -1', line: HUES.cream, width: 3 },
    ],
  },
  octopus: {
    reach: 13,
    overlaps: true,
    inks: stroke('M-12 8C-14 -8 6 -14 12 -4C15 4 4 8 2 1', 7, '#9a4d5f', '#d38d98'),
  },
  crab: { ...chunk('#ea7d58') },
} satisfies Record<string, Glyph>;
