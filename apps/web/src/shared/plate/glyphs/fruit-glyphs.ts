import { darker, HUES, lighter } from '../hues.ts';
import { chunk, dot, type Glyph, slice, stroke } from './glyph.ts';

const CITRUS_SPOKES = 'M0 -7L0 -2M6 3.5L2 1.2M-6 3.5L-2 1.2M6 -3.5L2 -1.2M-6 -3.5L-2 -1.2M0 7L0 2';

const SPOKES = 'M0 -8L0 -2M7 4L2 1.2M-7 4L-2 1.2M7 -4L2 -1.2M-7 -4L-2 -1.2M0 8L0 2';

const cluster = (colour: string): Glyph => ({
  reach: 8.5,
  inks: [
    { d: 'M-4 -3h0M4 -3h0M0 4h0M-5 3h0M5 3h0M0 -6h0', line: darker(colour, 0.18), width: 6.6 },
    { d: 'M-4 -4h0M4 -4h0M0 3h0M-5 2h0M5 2h0M0 -7h0', line: colour, width: 4.4 },
  ],
});

const wedge = (skin: string, flesh: string): Glyph => ({
  reach: 12,
  overlaps: true,
  inks: [
    { d: 'M-13 -4C-11 14 11 14 13 -4C6 1 -6 1 -13 -4Z', fill: flesh, line: flesh, width: 2 },
    { d: 'M-13 -3C-11 14 11 14 13 -3', line: skin, width: 3 },
  ],
});

const berry = (colour: string, radius = 6): Glyph => ({
  reach: radius + 0.6,
  inks: [...dot(radius, colour), { d: 'M-1.8 -2h0', line: lighter(colour, 0.55), width: radius * 0.55 }],
});

/** How fruit looks, fresh and dried. */
export const FRUIT_GLYPHS = {
  lemon: slice(HUES.corn, HUES.butter, HUES.white, CITRUS_SPOKES, 9),
  lime: slice(HUES.bean, '#c6df8a', HUES.white, CITRUS_SPOKES, 9),
  banana: { ...slice('#e9cf7c', HUES.pale, HUES.crust, 'M-1.6 -1h0M1.6 -1h0M0 2h0', 10) },
  plantain: { ...slice(HUES.caramel, '#eebd58', HUES.lentil, 'M-1.6 -1h0M1.6 -1h0M0 2h0', 10) },
  apple: wedge(HUES.tomato, HUES.white),
  greenApple: wedge('#7fae45', HUES.pale),
  pear: wedge('#a5ad4a', HUES.white),
  peach: wedge(HUES.vermilion, HUES.chickpea),
  plum: wedge(HUES.plum, HUES.toast),
  melon: wedge('#bfc98a', HUES.peach),
  honeydew: wedge('#a9bf7c', HUES.cucumber),
  watermelon: {
    reach: 13,
    overlaps: true,
    inks: [
      { d: 'M-14 8L0 -14L14 8Z', fill: '#e2546a', line: '#e2546a', width: 3 },
      { d: 'M-14 10C-5 14 5 14 14 10', line: HUES.bean, width: 4 },
      { d: 'M-4 2h0M4 2h0M0 -5h0', line: HUES.black, width: 2.6 },
    ],
  },
  orange: slice(HUES.orange, '#f7b155', HUES.tofu, SPOKES, 13),
  grapefruit: slice(HUES.apricot, '#ec7f74', '#fbd3c6', SPOKES, 13),
  kiwi: {
    reach: 12,
    overlaps: true,
    inks: [
      ...dot(12, '#86683c', HUES.lime, 0.86),
      ...dot(4, HUES.pale),
      { d: 'M-6 -1h0M6 1h0M1 -6h0M-1 6h0M-4 5h0M5 -4h0', line: HUES.black, width: 2 },
    ],
  },
  mango: chunk(HUES.mango),
  papaya: chunk('#ef8b4a'),
  pineapple: chunk(HUES.lemon),
  paleFruit: chunk(HUES.cream),
  fig: {
    reach: 11,
    overlaps: true,
    inks: [
      ...dot(11, HUES.plum, HUES.tofu, 0.84),
      ...dot(6.4, '#c55a6a'),
      { d: 'M-2 -2h0M2 -1h0M0 3h0', line: HUES.butter, width: 2 },
    ],
  },
  persimmon: slice('#dd6f25', HUES.apricot, '#fbc98a', SPOKES, 12),
  passionFruit: {
    reach: 11,
    overlaps: true,
    inks: [
      ...dot(11, HUES.plum, HUES.corn, 0.8),
      { d: 'M-3 -2h0M3 -2h0M0 3h0M-4 3h0M4 3h0', line: HUES.black, width: 2.8 },
    ],
  },
  strawberry: {
    reach: 11,
    overlaps: true,
    inks: [
      { d: 'M0 12C-9 7 -13 -2 -8 -7C-5 -9 -2 -8 0 -6C2 -8 5 -9 8 -7C13 -2 9 7 0 12Z', fill: '#d03a45' },
      { d: 'M-5 -1h0M0 0h0M5 -1h0M-2 5h0M3 5h0', line: '#f6d27a', width: 1.8 },
      { d: 'M-5 -8L0 -5L5 -8M0 -5L0 -11', line: HUES.leaf, width: 3 },
    ],
  },
  blueberry: {
    reach: 6.8,
    inks: [
      ...dot(6.4, HUES.blueberry),
      { d: 'M-1.8 -2.2h0', line: '#96a0cf', width: 3 },
      { d: 'M1 1h0', line: '#2f3766', width: 3 },
    ],
  },
  blackberry: cluster(HUES.aubergine),
  raspberry: cluster(HUES.radish),
  cherry: berry(HUES.cherry, 7),
  cranberry: berry('#c23a44', 5),
  grape: berry('#8a5a85', 6.6),
  pomegranate: { reach: 4, inks: [...dot(3.6, '#c22f4b'), { d: 'M-1 -1h0', line: HUES.pink, width: 2 }] },
  raisin: { reach: 5, inks: stroke('M-2.4 0L2.4 0', 6, HUES.plum, '#8b6275') },
  goldenRaisin: { reach: 5, inks: stroke('M-2.4 0L2.4 0', 6, HUES.caramel, HUES.chickpea) },
  date: { reach: 8, inks: stroke('M-5 0L5 0', 9, HUES.cocoa, HUES.lentil) },
  apricotDried: { reach: 9, inks: dot(8.4, HUES.pumpkin, HUES.apricot, 0.72) },
  rhubarb: { reach: 9, inks: stroke('M-9 2L9 -2', 6.5, '#d46a76', '#f0b9ae') },
} satisfies Record<string, Glyph>;
