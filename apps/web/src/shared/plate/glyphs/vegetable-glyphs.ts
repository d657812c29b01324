import { HUES, lighter } from '../hues.ts';
import { chunk, DOT, dot, type Glyph, slice, stroke } from './glyph.ts';

const SEEDS = 'M-3.2 -2.6h0M3.2 -2.6h0M0 3.6h0M-4 2h0M4 2h0';

const SPOKES = 'M0 -7L0 -2M6 3.5L2 1.2M-6 3.5L-2 1.2M6 -3.5L2 -1.2M-6 -3.5L-2 -1.2M0 7L0 2';

const pod = (colour: string): Glyph => ({
  reach: 9,
  inks: stroke('M-13 2C-5 -4 5 -4 13 1', 5.4, colour, lighter(colour, 0.4)),
});

const strip = (colour: string): Glyph => ({
  reach: 9,
  inks: stroke('M-9 4C-5 -6 5 -7 10 1', 5.6, colour, lighter(colour, 0.35)),
});

/** How vegetables look when they are cut for a plate. */
export const VEGETABLE_GLYPHS = {
  tomato: slice(HUES.tomato, HUES.vermilion, HUES.tofu, SPOKES),
  cucumber: slice(HUES.bean, HUES.cucumber, '#a6cf8f'),
  courgette: slice(HUES.bean, HUES.pale, '#b9c98a'),
  carrot: slice(HUES.pumpkin, HUES.apricot, HUES.pumpkin, DOT, 8.5),
  radish: slice(HUES.radish, HUES.white, '#f3c9d4', SPOKES, 9),
  beet: {
    reach: 11,
    overlaps: true,
    inks: [...dot(11, HUES.beet, '#ad3f72', 0.8), ...dot(6, HUES.beet, '#ad3f72', 0.6)],
  },
  aubergine: slice(HUES.aubergine, HUES.tofu, HUES.tan, SEEDS, 12),
  lotus: slice(HUES.sand, HUES.cream, '#a98763', SEEDS, 10),
  olive: { reach: 7, inks: dot(6.4, HUES.olive, HUES.tomato, 0.36) },
  blackOlive: { reach: 7, inks: dot(6.4, HUES.black, '#8c7d70', 0.36) },
  paleOnion: {
    reach: 9,
    inks: [
      { d: 'M-9 1C-8 -11 8 -11 9 1M-5 2C-4 -5 4 -5 5 2', line: HUES.chickpea, width: 2.4 },
      { d: 'M-7 2C-6 -8 6 -8 7 2', line: HUES.cream, width: 2 },
    ],
  },
  springOnion: { reach: 6, inks: dot(5, HUES.bean, HUES.pale, 0.5) },
  mushroom: {
    reach: 11,
    overlaps: true,
    inks: [
      {
        d: 'M-11 1C-11 -13 11 -13 11 1C11 5 4 4 3 1L4 9C3 12 -3 12 -4 9L-3 1C-4 4 -11 5 -11 1Z',
        fill: HUES.tofu,
        line: '#a07a56',
        width: 2,
      },
      { d: 'M-6 -1C-4 -5 4 -5 6 -1', line: '#b8936c', width: 1.8 },
    ],
  },
  pepperRed: strip(HUES.tomato),
  pepperGreen: strip(HUES.leaf),
  pepperYellow: strip(HUES.yolk),
  chilli: { reach: 7, inks: stroke('M-7 2C-3 -3 3 -3 7 -1', 4, HUES.tomato, HUES.vermilion) },
  greenChilli: { reach: 7, inks: stroke('M-7 2C-3 -3 3 -3 7 -1', 4, HUES.leaf, HUES.sage) },
  greenBean: pod(HUES.bean),
  asparagus: {
    reach: 10,
    inks: [
      ...stroke('M-16 0L12 0', 5, HUES.bean, HUES.sage),
      { d: 'M9 -3L18 0L9 3Z', fill: HUES.forest, line: HUES.forest, width: 2.4 },
    ],
  },
  celery: { reach: 8, inks: stroke('M-8 4C-6 -6 6 -6 8 4', 5.5, HUES.sage, HUES.pale) },
  okra: {
    reach: 7,
    inks: [
      ...dot(7, HUES.bean, HUES.pale, 0.7),
      { d: 'M0 -3h0M2.8 -1h0M1.7 2.4h0M-1.7 2.4h0M-2.8 -1h0', line: HUES.sage, width: 1.7 },
    ],
  },
  pea: { reach: 5, inks: [...dot(4.8, HUES.bean), { d: 'M-1.4 -1.4h0', line: HUES.cucumber, width: 2.6 }] },
  corn: { reach: 4.6, inks: [...dot(4.4, HUES.corn), { d: 'M-1 -1.4h0', line: HUES.butter, width: 2.8 }] },
  mixedVegetables: {
    reach: 6,
    inks: [
      ...dot(5, HUES.pumpkin),
      { d: 'M8 3h0', line: HUES.bean, width: 9 },
      { d: 'M1 8h0', line: HUES.corn, width: 7 },
    ],
  },
  sprouts: {
    reach: 8,
    inks: [
      { d: 'M-8 4C-4 -4 3 -5 7 0', line: HUES.cream, width: 2.8 },
      { d: 'M8 1h0', line: HUES.sand, width: 5.4 },
    ],
  },
  squash: chunk(HUES.apricot),
  pumpkin: chunk(HUES.pumpkin),
  gourd: chunk('#cfe0a6'),
  root: chunk(HUES.tofu),
  swede: chunk(HUES.chickpea),
  potato: chunk(HUES.butter),
  sweetPotato: chunk('#e88a44'),
  cassava: chunk(HUES.cream),
  fries: { reach: 9, inks: stroke('M-11 1L11 -1', 6, '#e9bb55', HUES.butter) },
  gherkin: slice(HUES.moss, '#b5c178', HUES.olive, SEEDS, 8),
  avocado: {
    reach: 13,
    overlaps: true,
    inks: [
      { d: 'M-13 5C-12 -9 12 -9 13 5C7 -2 -7 -2 -13 5Z', fill: '#d9df8e', line: '#d9df8e', width: 5 },
      { d: 'M-14 3C-12 -12 12 -12 14 3', line: '#4f7a3a', width: 2.6 },
      { d: 'M-11 3C-8 -8 8 -8 11 3', line: HUES.lime, width: 3 },
    ],
  },
  ginger: { reach: 5, inks: [{ d: 'M-5 0L5 -1M-4 3L4 3', line: HUES.oat, width: 2.2 }] },
} satisfies Record<string, Glyph>;
