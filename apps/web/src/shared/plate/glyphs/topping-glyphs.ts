import { HUES } from '../hues.ts';
import { chunk, DOT, dot, type Glyph, slice, stroke } from './glyph.ts';

const DROP = 'M0 -7C6 -2 5 6 0 7C-5 6 -6 -2 0 -7Z';

const seed = (colour: string, length: number, width: number): Glyph => ({
  reach: length + width / 2 + 1,
  inks: [{ d: `M${-length} 0L${length} 0`, line: colour, width }],
});

const dollop = (colour: string, swirl: string): Glyph => ({
  reach: 18,
  overlaps: true,
  inks: [
    { d: 'M-18 2C-20 -10 -8 -18 2 -16C14 -18 20 -6 17 4C16 14 4 18 -4 16C-12 17 -18 10 -18 2Z', fill: colour },
    { d: 'M-10 2C-9 -8 8 -9 9 1C9 8 -3 10 -4 3C-4 -1 2 -1 3 2', line: swirl, width: 2.6 },
  ],
});

/** How dairy, nuts, seeds and sweet things look. */
export const TOPPING_GLYPHS = {
  almond: {
    reach: 7,
    inks: [
      { d: DROP, fill: HUES.almond },
      { d: 'M0 -4L0 4', line: HUES.tan, width: 1.4 },
    ],
  },
  walnut: {
    reach: 8.5,
    inks: [
      { d: 'M0 -8C7 -9 10 -2 7 2C10 7 3 10 0 7C-3 10 -10 7 -7 2C-10 -2 -7 -9 0 -8Z', fill: HUES.crust },
      { d: 'M0 -6L0 6M-4 -4C-6 -1 -3 2 -5 5M4 -4C6 -1 3 2 5 5', line: HUES.brown, width: 1.7 },
    ],
  },
  cashew: { reach: 7, inks: stroke('M-6 -3C-3 7 5 6 6 -3', 6, '#e9cb93', HUES.cream) },
  peanut: {
    reach: 6.5,
    inks: [
      { d: 'M-3 0h0M3 0h0', line: HUES.caramel, width: 7.4 },
      { d: 'M-3.6 -1h0M2.6 -1h0', line: HUES.sand, width: 3.4 },
    ],
  },
  hazelnut: {
    reach: 6.5,
    inks: [...dot(6, '#9a6535', HUES.caramel, 0.72), { d: 'M0 0h0', line: '#e6c79a', width: 2.6 }],
  },
  macadamia: { reach: 6.5, inks: dot(6, HUES.sand, HUES.tofu, 0.74) },
  pistachio: { reach: 6, inks: stroke('M-3.4 0L3.4 0', 6.4, HUES.olive, '#c0cf83') },
  chestnut: { reach: 8, inks: dot(7.6, HUES.meat, HUES.toast, 0.66) },
  pineNut: {
    reach: 5,
    inks: [{ d: 'M0 -4C4 -1 3 4 0 4C-3 4 -4 -1 0 -4Z', fill: HUES.butter, line: '#d3b272', width: 1 }],
  },
  pumpkinSeed: { reach: 6, inks: stroke('M-3.4 0L3.4 0', 5.2, HUES.moss, HUES.lime) },
  sunflowerSeed: { reach: 5.4, inks: stroke('M-3 0L3 0', 4.4, '#8f8674', '#cfc7b3') },
  sesame: seed('#e6cf9a', 1, 3),
  hemp: seed('#c9c795', 0.6, 3.4),
  darkSeed: seed(HUES.cocoa, 0.2, 2.8),
  flax: seed(HUES.brown, 1.4, 3),
  coconut: {
    reach: 6,
    inks: [
      { d: 'M-5 2C-2 -2 3 -2 5 1', line: HUES.oat, width: 4.6 },
      { d: 'M-5 1C-2 -3 3 -3 5 0', line: HUES.white, width: 3.4 },
    ],
  },
  yogurt: dollop(HUES.white, HUES.tofu),
  cream: dollop(HUES.cream, HUES.oat),
  cottageCheese: {
    reach: 8,
    inks: [
      { d: 'M-4 0h0M4 1h0M0 -5h0M0 5h0', line: HUES.tofu, width: 7.6 },
      { d: 'M-4 -1h0M4 0h0M0 -6h0M0 4h0', line: HUES.white, width: 6 },
    ],
  },
  feta: {
    reach: 8,
    inks: [
      { d: 'M-6 -3L1 -7L7 -1L4 6L-4 5Z', fill: HUES.tofu, line: HUES.tofu, width: 3 },
      { d: 'M-6 -4L1 -8L6 -2L3 3L-4 3Z', fill: HUES.white, line: HUES.white, width: 2 },
    ],
  },
  mozzarella: {
    reach: 13,
    overlaps: true,
    inks: [...dot(13, HUES.cream, HUES.white, 0.88), { d: 'M-5 -5C0 -8 5 -7 8 -4', line: HUES.cream, width: 2.6 }],
  },
  goatCheese: slice(HUES.cream, HUES.white, HUES.cream, DOT, 12),
  cheeseShreds: {
    reach: 8,
    inks: [
      { d: 'M-8 3C-3 0 2 4 8 1M-6 -4C-1 -6 3 -2 7 -5', line: HUES.mango, width: 3 },
      { d: 'M-5 6C0 4 3 7 6 6', line: '#f6d27a', width: 2.6 },
    ],
  },
  paleCheese: chunk(HUES.oat),
  blueCheese: {
    reach: 8,
    inks: [
      { d: 'M-6 -3L1 -7L7 -1L4 6L-4 5Z', fill: HUES.cream, line: HUES.cream, width: 3 },
      { d: 'M-3 -1h0M2 2h0', line: '#6f8fa3', width: 3 },
    ],
  },
  chocolate: { reach: 7, inks: [{ d: 'M-4 -4L4 -4L4 4L-4 4Z', fill: HUES.cocoa, line: HUES.cocoa, width: 3 }] },
  popcorn: {
    reach: 10,
    inks: [
      { d: 'M-5 -2h0M5 -2h0M0 5h0M0 -6h0', line: HUES.tofu, width: 10 },
      { d: 'M-5 -3h0M5 -3h0M0 3h0M0 -8h0', line: HUES.white, width: 7.4 },
      { d: 'M0 0h0', line: HUES.corn, width: 4 },
    ],
  },
  caper: { reach: 4.4, inks: dot(3.8, '#66743a', HUES.olive, 0.6) },
} satisfies Record<string, Glyph>;
