import { BREAD_GLYPHS } from './bread-glyphs.ts';
import { FRUIT_GLYPHS } from './fruit-glyphs.ts';
import type { Glyph } from './glyph.ts';
import { LEAF_GLYPHS } from './leaf-glyphs.ts';
import { MEAT_GLYPHS } from './meat-glyphs.ts';
import { PULSE_GLYPHS } from './pulse-glyphs.ts';
import { SEAFOOD_GLYPHS } from './seafood-glyphs.ts';
import { TOPPING_GLYPHS } from './topping-glyphs.ts';
import { VEGETABLE_GLYPHS } from './vegetable-glyphs.ts';

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
