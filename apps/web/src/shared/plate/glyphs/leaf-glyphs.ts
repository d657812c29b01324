import { HUES, lighter, mixed } from '../hues.ts';
import { dot, type Glyph } from './glyph.ts';

const LEAF = 'M0 14C-10 8 -11 -5 0 -14C11 -5 10 8 0 14Z';

const LEAF_VEIN = 'M0 13L0 -8M0 6L5 1M0 6L-5 1M0 0L4 -4M0 0L-4 -4';

const FRILL =
  'M0 15C-5 16 -9 12 -8 9C-14 9 -16 2 -12 0C-17 -5 -12 -11 -8 -9C-8 -15 -1 -17 1 -13C6 -17 12 -12 9 -8C15 -8 16 -1 12 1C16 6 12 11 8 9C8 13 4 16 0 15Z';

const FRILL_VEIN = 'M0 14L0 -7M0 8L6 3M0 8L-6 3M0 1L5 -4M0 1L-5 -4';

const leaf = (colour: string): Glyph => ({
  reach: 11,
  overlaps: true,
  inks: [
    { d: LEAF, fill: colour },
    { d: LEAF_VEIN, line: lighter(colour, 0.35), width: 1.5 },
  ],
});

const frill = (colour: string, rib: string): Glyph => ({
  reach: 12,
  overlaps: true,
  inks: [
    { d: FRILL, fill: colour },
    { d: FRILL_VEIN, line: rib, width: 1.8 },
  ],
});

const floret = (head: string, stem: string): Glyph => ({
  reach: 12,
  upright: true,
  inks: [
    { d: 'M0 2L0 11', line: stem, width: 7 },
    { d: 'M-7 1h0M7 1h0M-4 -6h0M4 -6h0M0 0h0', line: head, width: 11 },
    { d: 'M-8 -1h0M6 0h0M-4 -8h0M4 -7h0M0 -2h0', line: lighter(head, 0.3), width: 3.4 },
  ],
});

const shreds = (colour: string): Glyph => ({
  reach: 8,
  inks: [
    { d: 'M-9 3C-4 -5 3 -5 9 0M-7 -4C-2 -9 4 -3 8 -6', line: colour, width: 3 },
    { d: 'M-8 6C-3 1 4 3 8 6', line: lighter(colour, 0.4), width: 2.4 },
  ],
});

const wave = (colour: string): Glyph => ({
  reach: 12,
  overlaps: true,
  inks: [
    { d: FRILL, fill: colour },
    {
      d: 'M-9 3C-5 -3 -2 7 2 1C5 -4 7 4 10 0M-6 -7C-2 -10 2 -4 6 -7M-5 9C-1 6 2 11 6 8',
      line: lighter(colour, 0.28),
      width: 1.8,
    },
  ],
});

/** How leaves, herbs and what is eaten for its head look. */
export const LEAF_GLYPHS = {
  spinach: leaf(HUES.leaf),
  rocket: {
    reach: 11,
    overlaps: true,
    inks: [
      {
        d: 'M-1 16L-2 7C-9 8 -10 2 -5 1C-10 -2 -8 -7 -4 -6C-6 -12 -1 -16 0 -16C1 -16 6 -12 4 -6C8 -7 10 -2 5 1C10 2 9 8 2 7L1 16Z',
        fill: HUES.bean,
      },
      { d: 'M0 15L0 -10', line: HUES.sage, width: 1.6 },
    ],
  },
  lettuce: frill(HUES.sage, HUES.cucumber),
  iceberg: frill('#c0dc98', HUES.pale),
  kale: wave(HUES.forest),
  greens: wave(HUES.basil),
  bokChoy: {
    reach: 12,
    overlaps: true,
    inks: [
      { d: 'M0 15C-6 12 -4 3 -9 0C-14 -6 -6 -15 0 -14C6 -15 14 -6 9 0C4 3 6 12 0 15Z', fill: HUES.leaf },
      { d: 'M0 12L0 -6M0 2L5 -4M0 2L-5 -4', line: HUES.cream, width: 3.6 },
    ],
  },
  herb: { reach: 5, inks: [{ d: 'M0 5C-4 2 -4 -2 0 -6C4 -2 4 2 0 5Z', fill: HUES.basil }] },
  basil: {
    reach: 8,
    overlaps: true,
    inks: [
      { d: 'M0 9C-7 5 -7 -4 0 -9C7 -4 7 5 0 9Z', fill: HUES.leaf },
      { d: 'M0 8L0 -5', line: HUES.sage, width: 1.4 },
    ],
  },
  dill: { reach: 6, inks: [{ d: 'M0 7L0 -6M0 3L5 -1M0 3L-5 -1M0 -1L4 -5M0 -1L-4 -5', line: HUES.leaf, width: 1.5 }] },
  chives: { reach: 5, inks: [{ d: 'M-4 -1L4 1', line: HUES.leaf, width: 2.4 }] },
  mint: leaf(mixed(HUES.leaf, HUES.sage, 0.3)),
  cabbage: shreds('#b9d38a'),
  cabbageRed: shreds('#9a5a8d'),
  seaweed: shreds('#41614a'),
  sauerkraut: shreds(HUES.oat),
  fennel: {
    reach: 11,
    overlaps: true,
    inks: [
      { d: 'M-10 8C-12 -4 -4 -10 -2 -12L2 -12C4 -10 12 -4 10 8C4 12 -4 12 -10 8Z', fill: HUES.pale },
      { d: 'M0 10L0 -11M-5 9C-7 0 -3 -6 -1 -10M5 9C7 0 3 -6 1 -10', line: '#b7cf95', width: 1.8 },
    ],
  },
  brusselsSprout: {
    reach: 9,
    overlaps: true,
    inks: [...dot(9, '#7fae5a', '#c9dc9c', 0.7), { d: 'M0 8L0 -5M0 3L5 -2M0 3L-5 -2', line: '#7fae5a', width: 1.8 }],
  },
  artichoke: {
    reach: 11,
    overlaps: true,
    inks: [
      { d: 'M0 12C-12 8 -12 -4 -7 -9L0 -13L7 -9C12 -4 12 8 0 12Z', fill: '#a3b06a' },
      {
        d: 'M0 10C-5 5 -5 -3 0 -8C5 -3 5 5 0 10M-8 2C-7 -3 -5 -6 -3 -8M8 2C7 -3 5 -6 3 -8',
        line: HUES.cucumber,
        width: 1.8,
      },
    ],
  },
  broccoli: floret(HUES.bean, '#a9c97c'),
  cauliflower: floret(HUES.tofu, '#cfd6a0'),
} satisfies Record<string, Glyph>;
