import { HUES } from '../hues.ts';
import { FRUIT_GLYPHS } from './fruit-glyphs.ts';
import { dot, type Glyph } from './glyph.ts';
import { LEAF_GLYPHS } from './leaf-glyphs.ts';
import { MEAT_GLYPHS } from './meat-glyphs.ts';
import { PULSE_GLYPHS } from './pulse-glyphs.ts';
import { SEAFOOD_GLYPHS } from './seafood-glyphs.ts';
import { TOPPING_GLYPHS } from './topping-glyphs.ts';
import { VEGETABLE_GLYPHS } from './vegetable-glyphs.ts';

const SPOTS = 'M-14 -10h0M10 -14h0M16 6h0M-4 4h0M-18 8h0M2 18h0M-2 -20h0';

const flat = (edge: string, colour: string, spots: string, radius = 30): Glyph => ({
  reach: radius,
  overlaps: true,
  inks: [...dot(radius, edge, colour, 0.9), { d: SPOTS, line: spots, width: 5.4 }],
});

const folded = (edge: string, colour: string, spots: string): Glyph => ({
  reach: 30,
  overlaps: true,
  upright: true,
  inks: [
    { d: 'M-36 8C-34 -22 -6 -38 30 -30C38 -8 26 22 -30 22C-36 20 -37 14 -36 8Z', fill: edge },
    { d: 'M-33 6C-30 -20 -4 -34 27 -27C34 -8 22 17 -28 18C-33 16 -34 11 -33 6Z', fill: colour },
    { d: 'M-30 14C-14 4 10 -8 28 -26', line: edge, width: 2.4 },
    { d: 'M-18 -2h0M-4 -16h0M10 -20h0M4 6h0M18 -4h0M-10 10h0', line: spots, width: 5 },
  ],
});

/** How bread looks, and dishes that are made of a dough or a batter. */
const BREAD_GLYPHS = {
  toastSlice: {
    reach: 27,
    overlaps: true,
    upright: true,
    inks: [
      {
        d: 'M-24 24C-26 8 -24 2 -26 -8C-30 -20 -20 -26 0 -26C20 -26 30 -20 26 -8C24 2 26 8 24 24C12 27 -12 27 -24 24Z',
        fill: HUES.lentil,
      },
      {
        d: 'M-20 20C-22 8 -20 2 -22 -8C-25 -17 -17 -21 0 -21C17 -21 25 -17 22 -8C20 2 22 8 20 20C10 22 -10 22 -20 20Z',
        fill: HUES.sand,
      },
      { d: 'M-10 -10h0M6 -12h0M12 2h0M-12 6h0M2 10h0', line: HUES.tan, width: 3 },
    ],
  },
  ryeSlice: {
    reach: 25,
    overlaps: true,
    upright: true,
    inks: [
      { d: 'M-23 20L-23 -16L23 -16L23 20Z', fill: HUES.cocoa, line: HUES.cocoa, width: 6 },
      { d: 'M-20 17L-20 -13L20 -13L20 17Z', fill: '#8c6544', line: '#8c6544', width: 4 },
      { d: 'M-10 -6h0M6 -8h0M12 6h0M-12 8h0M2 10h0', line: '#b58d64', width: 3.4 },
    ],
  },
  bun: {
    reach: 26,
    overlaps: true,
    inks: [
      ...dot(26, HUES.almond, HUES.toast, 0.88),
      { d: 'M-10 -10L-7 -8M2 -14L5 -12M10 -6L13 -4M-4 -2L-1 0M6 4L9 6M-12 4L-9 6', line: HUES.tofu, width: 3 },
    ],
  },
  flatbread: folded(HUES.caramel, '#ecc98e', HUES.crust),
  darkFlatbread: folded(HUES.brown, '#b5906a', HUES.brown),
  pita: flat(HUES.tan, HUES.oat, HUES.toast, 29),
  cracker: {
    reach: 15,
    overlaps: true,
    inks: [
      ...dot(15, HUES.caramel, HUES.sand, 0.86),
      { d: 'M-5 -5h0M5 -5h0M0 1h0M-5 7h0M5 7h0', line: HUES.crust, width: 2.4 },
    ],
  },
  pancake: flat(HUES.caramel, HUES.chickpea, HUES.toast, 33),
  puff: {
    reach: 20,
    overlaps: true,
    inks: [...dot(19, HUES.tofu, HUES.white, 0.88), { d: 'M-5 -5C0 -9 6 -7 8 -3', line: HUES.tofu, width: 3 }],
  },
  taco: {
    reach: 27,
    overlaps: true,
    upright: true,
    inks: [
      { d: 'M-28 0C-26 -16 -12 -22 0 -20C12 -22 26 -16 28 0Z', fill: HUES.leaf, line: HUES.leaf, width: 5 },
      { d: 'M-22 -12h0M-8 -19h0M8 -18h0M21 -12h0', line: HUES.tomato, width: 8 },
      { d: 'M-15 -17h0M0 -21h0M15 -17h0', line: HUES.tofu, width: 7 },
      { d: 'M-31 4C-28 -20 28 -20 31 4C32 16 -32 16 -31 4Z', fill: HUES.chickpea, line: HUES.toast, width: 2.4 },
      { d: 'M-18 2h0M-4 -6h0M12 -2h0M4 6h0M20 5h0', line: HUES.toast, width: 3.4 },
    ],
  },
  muffin: {
    reach: 20,
    overlaps: true,
    inks: [
      ...dot(20, HUES.toast, HUES.chickpea, 0.82),
      { d: 'M-7 -6h0M8 2h0', line: HUES.bean, width: 6 },
      { d: 'M5 -8h0M-4 7h0', line: HUES.tomato, width: 6 },
    ],
  },
  pie: {
    reach: 34,
    overlaps: true,
    upright: true,
    inks: [
      { d: 'M-30 26L30 26L30 -24L-30 -24Z', fill: HUES.lentil, line: HUES.lentil, width: 8 },
      { d: 'M-28 18L28 18L28 -25L-28 -25Z', fill: HUES.golden, line: HUES.golden, width: 6 },
      { d: 'M-26 -12L26 -16M-26 2L26 -2M-26 16L26 12M-16 -26L-10 20M6 -26L12 20', line: HUES.caramel, width: 3 },
    ],
  },
} satisfies Record<string, Glyph>;

const ALL = {
  ...BREAD_GLYPHS,
  ...FRUIT_GLYPHS,
  ...LEAF_GLYPHS,
  ...MEAT_GLYPHS,
  ...PULSE_GLYPHS,
  ...SEAFOOD_GLYPHS,
  ...TOPPING_GLYPHS,
  ...VEGETABLE_GLYPHS,
};

export type GlyphName = keyof typeof ALL;

/** Every piece of food that can be drawn. */
export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = ALL;
