import type { BedName } from '../beds.ts';
import type { GlyphName } from '../glyphs/glyphs.ts';

/** What a food does on a plate: lies beneath, is the heart of it, goes around, is scattered on top, colours the sauce, is not seen. */
export type FoodRole =
  | 'bed'
  | 'bread'
  | 'flour'
  | 'main'
  | 'pulse'
  | 'vegetable'
  | 'raw'
  | 'leaf'
  | 'fruit'
  | 'top'
  | 'wet'
  | 'unseen';

/** How a food looks: its pieces or its bed, the room that a gram of it takes, and the colour that it gives a sauce. */
export type FoodAppearance = {
  role: FoodRole;
  glyph: GlyphName | null;
  bed: BedName | null;
  volume: number;
  /** The strength is that of a gram, against a gram of canned tomatoes. */
  tint?: { colour: string; strength: number };
};

/** A bed and the words of the foods that it is made of: singular, joined by hyphens, parted by spaces. */
export type BedRow = readonly [bed: BedName, words: string];

/** A piece, or none for what is poured, the words of the foods that look so, and how they dye a sauce. */
export type AppearanceRow = readonly [
  glyph: GlyphName | null,
  words: string,
  tint?: readonly [colour: string, strength: number],
];
