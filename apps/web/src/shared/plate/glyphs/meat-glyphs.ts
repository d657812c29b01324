import { darker, HUES } from '../hues.ts';
import { chunk, dot, type Glyph, stroke } from './glyph.ts';

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

const crumbs = (colour: string): Glyph => ({
  reach: 8,
  inks: [
    { d: 'M-5 -2h0M4 2h0M0 -6h0', line: darker(colour, 0.2), width: 8 },
    { d: 'M-5 -3h0M4 1h0M0 -7h0M2 -2h0', line: colour, width: 5.6 },
  ],
});

/** How meat, poultry and eggs look. */
export const MEAT_GLYPHS = {
  friedEgg: {
    reach: 25,
    overlaps: true,
    inks: [
      {
        d: 'M-24 4C-28 -10 -14 -16 -8 -22C2 -28 10 -18 18 -16C30 -12 26 4 24 12C18 26 2 20 -6 24C-16 26 -23 14 -24 4Z',
        fill: HUES.cream,
      },
      {
        d: 'M-22 2C-25 -9 -13 -14 -7 -19C2 -25 9 -16 17 -14C27 -10 24 3 21 10C16 22 2 17 -6 21C-15 22 -20 12 -22 2Z',
        fill: HUES.white,
      },
      ...dot(10, HUES.yolk, HUES.corn, 0.8),
      { d: 'M-3 -4h0', line: HUES.butter, width: 4 },
    ],
  },
  eggHalf: {
    reach: 16,
    overlaps: true,
    inks: [
      {
        d: 'M0 17C-14 17 -16 2 -10 -8C-6 -17 6 -17 10 -8C16 2 14 17 0 17Z',
        fill: HUES.white,
        line: '#e4dac6',
        width: 2.4,
      },
      { d: 'M0 4h0', line: HUES.yolk, width: 17 },
      { d: 'M-2 2h0', line: HUES.corn, width: 10 },
    ],
  },
  omelette: {
    reach: 40,
    overlaps: true,
    upright: true,
    inks: [
      { d: 'M-44 12C-48 -22 -16 -34 6 -32C32 -30 48 -10 44 10C40 22 -40 26 -44 12Z', fill: HUES.mango },
      { d: 'M-41 6C-44 -21 -15 -31 6 -29C30 -27 44 -10 41 4C37 14 -38 18 -41 6Z', fill: HUES.lemon },
      {
        d: 'M-24 -12C-18 -16 -12 -10 -6 -14M8 -18C14 -22 18 -14 26 -16M-12 4C-4 0 2 6 10 2M20 2L28 -2',
        line: HUES.amber,
        width: 3,
      },
    ],
  },
  scrambled: {
    reach: 10,
    inks: [
      { d: 'M-6 3h0M5 4h0M0 -4h0M9 -4h0', line: HUES.mango, width: 11 },
      { d: 'M-6 1h0M5 2h0M0 -6h0M9 -6h0', line: HUES.lemon, width: 9 },
      { d: 'M-7 -1h0M1 -8h0M5 0h0', line: '#fdeaa6', width: 3.4 },
    ],
  },
  chicken: slab(HUES.caramel, HUES.chickpea, HUES.almond),
  chickenChunk: chunk(HUES.tan),
  turkey: slab(HUES.crust, HUES.sand, HUES.lentil),
  drumstick: {
    reach: 30,
    overlaps: true,
    upright: true,
    inks: [
      { d: 'M16 10L36 22', line: HUES.cream, width: 7 },
      { d: 'M35 18h0M39 24h0', line: HUES.cream, width: 9 },
      { d: 'M-30 -6C-30 -24 -6 -28 8 -14C18 -5 22 6 20 12C14 18 4 14 -6 14C-20 14 -30 8 -30 -6Z', fill: HUES.almond },
      { d: 'M-26 -8C-25 -20 -7 -23 4 -12C10 -6 12 0 8 2C0 4 -24 6 -26 -8Z', fill: HUES.toast },
      { d: 'M-18 -12C-14 -16 -8 -16 -4 -13', line: HUES.chickpea, width: 3.4 },
    ],
  },
  duck: slab(HUES.meat, '#c9746a', HUES.kidney),
  steak: slab(HUES.cocoa, HUES.rose, HUES.kidney),
  chop: {
    reach: 34,
    overlaps: true,
    upright: true,
    inks: [
      {
        d: 'M-34 4C-36 -18 -8 -24 16 -18C38 -12 38 8 28 16C14 24 -6 12 -18 18C-28 20 -34 14 -34 4Z',
        fill: HUES.lentil,
      },
      { d: 'M-29 3C-30 -13 -7 -19 15 -13C31 -9 32 5 24 11C12 17 -7 7 -19 13C-25 14 -29 10 -29 3Z', fill: HUES.tan },
      { d: 'M-18 -6L-8 8M-4 -12L8 4M12 -12L22 2', line: HUES.meat, width: 3 },
    ],
  },
  meatChunk: chunk(HUES.brown),
  lambChunk: chunk(HUES.meat),
  mince: crumbs('#9a6040'),
  paleMince: crumbs(HUES.tan),
  patty: {
    reach: 15,
    overlaps: true,
    inks: [...dot(15, HUES.cocoa, HUES.brown, 0.84), { d: 'M-8 -3L7 -6M-8 4L8 1', line: HUES.cocoa, width: 2.6 }],
  },
  palePatty: {
    reach: 15,
    overlaps: true,
    inks: [...dot(15, HUES.crust, HUES.tan, 0.84), { d: 'M-7 -5h0M4 -3h0M-2 4h0M7 5h0', line: HUES.crust, width: 3 }],
  },
  sausage: { reach: 16, overlaps: true, inks: stroke('M-18 5C-8 -6 8 -6 18 3', 13, HUES.meat, '#c97f57') },
  bacon: {
    reach: 13,
    overlaps: true,
    inks: [
      { d: 'M-17 2C-11 -6 -5 8 1 1C6 -5 11 7 17 0', line: '#a6483d', width: 10 },
      { d: 'M-17 3C-11 -5 -5 9 1 2C6 -4 11 8 17 1', line: '#eec0a6', width: 3 },
    ],
  },
  ham: {
    reach: 14,
    overlaps: true,
    inks: [
      { d: 'M-13 6C-16 -10 6 -16 14 -4C16 8 0 2 -2 12C-8 14 -12 12 -13 6Z', fill: '#d9867e' },
      { d: 'M-9 4C-8 -6 4 -9 10 -3', line: '#f3c4b8', width: 3 },
    ],
  },
} satisfies Record<string, Glyph>;
