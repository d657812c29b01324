import { darker, HUES, lighter } from '../hues.ts';
import { chunk, dot, type Glyph } from './glyph.ts';

const bean = (colour: string, length = 3.4, width = 8.4): Glyph => ({
  reach: length + width / 2 - 0.6,
  inks: [
    { d: `M${-length} 0L${length} 0`, line: colour, width },
    { d: `M${-length + 0.6} -1.6L${length - 1.6} -1.6`, line: lighter(colour, 0.45), width: 1.8 },
  ],
});

const lentil = (colour: string): Glyph => ({
  reach: 4.6,
  inks: [...dot(4.2, darker(colour, 0.18), colour, 0.7)],
});

const plank = (colour: string, specks: string): Glyph => ({
  reach: 12,
  overlaps: true,
  inks: [
    { d: 'M-11 -6L11 -6L11 6L-11 6Z', fill: darker(colour, 0.22), line: darker(colour, 0.22), width: 5 },
    { d: 'M-10 -6L10 -6L10 4L-10 4Z', fill: colour, line: colour, width: 4 },
    { d: 'M-7 -3h0M-1 1h0M5 -4h0M8 2h0M-8 3h0', line: specks, width: 2.4 },
  ],
});

/** How pulses, soy and what takes the place of meat look. */
export const PULSE_GLYPHS = {
  chickpea: {
    reach: 6.4,
    inks: [...dot(6, HUES.golden, HUES.chickpea, 0.84), { d: 'M-2 -2C0 -3 2 -1 1 2', line: HUES.caramel, width: 1.3 }],
  },
  kidneyBean: bean(HUES.kidney),
  blackBean: bean(HUES.black, 2.6, 7.4),
  whiteBean: bean(HUES.tofu, 4, 9),
  pintoBean: bean('#b98562'),
  blackEyedPea: {
    reach: 6,
    inks: [
      { d: 'M-2.6 0L2.6 0', line: HUES.tofu, width: 8 },
      { d: 'M0 -1h0', line: HUES.black, width: 3 },
    ],
  },
  mungBean: bean(HUES.olive, 1.6, 6),
  broadBean: bean(HUES.lime, 4.4, 9.4),
  lentil: lentil(HUES.lentil),
  redLentil: lentil(HUES.apricot),
  yellowLentil: lentil(HUES.corn),
  blackLentil: lentil('#66503f'),
  hummus: {
    reach: 24,
    overlaps: true,
    inks: [
      ...dot(24, HUES.sand, HUES.oat, 0.9),
      { d: 'M-13 4C-12 -12 10 -14 13 0C14 10 0 13 -4 6C-6 1 2 -3 5 1', line: HUES.tan, width: 3 },
    ],
  },
  edamame: bean(HUES.sage, 3.6, 8.6),
  tofu: {
    ...chunk(HUES.tofu),
    inks: [
      { d: 'M-9 -8L9 -8L9 9L-9 9Z', fill: HUES.tan, line: HUES.tan, width: 4 },
      { d: 'M-9 -9L9 -9L9 5L-9 5Z', fill: HUES.tofu, line: HUES.tofu, width: 4 },
    ],
    reach: 12,
  },
  silkenTofu: {
    reach: 12,
    overlaps: true,
    inks: [
      { d: 'M-9 -8L9 -8L9 9L-9 9Z', fill: HUES.oat, line: HUES.oat, width: 5 },
      { d: 'M-9 -9L9 -9L9 5L-9 5Z', fill: HUES.white, line: HUES.white, width: 5 },
    ],
  },
  tempeh: plank(HUES.sand, HUES.lentil),
  seitan: {
    reach: 12,
    overlaps: true,
    inks: [
      { d: 'M-13 1C-10 -9 9 -10 13 -1C11 9 -9 10 -13 1Z', fill: '#9c6238' },
      { d: 'M-8 -1L8 -3M-7 4L7 2', line: HUES.toast, width: 2 },
    ],
  },
  soyaChunk: chunk('#b58a55'),
  paneer: {
    reach: 12,
    overlaps: true,
    inks: [
      { d: 'M-9 -8L9 -8L9 9L-9 9Z', fill: HUES.chickpea, line: HUES.chickpea, width: 4 },
      { d: 'M-9 -9L9 -9L9 6L-9 6Z', fill: HUES.white, line: HUES.white, width: 4 },
      { d: 'M-8 -8L8 -8', line: HUES.sand, width: 2.4 },
    ],
  },
} satisfies Record<string, Glyph>;
