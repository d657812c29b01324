import type { GlyphName } from './glyphs/glyphs.ts';
import type { AppearanceRow, FoodAppearance, FoodRole } from './looks/food-appearance.ts';
import { BED_APPEARANCES, HEARTY_APPEARANCES } from './looks/hearty-appearances.ts';
import { PLANT_APPEARANCES } from './looks/plant-appearances.ts';
import { SEASONING_APPEARANCES } from './looks/seasoning-appearances.ts';

/** How much larger a gram of dry grain or dry pulses is on the plate. */
const DRY_GRAIN = 2.5;
const DRY_PULSE = 2.2;

const VOLUME: Readonly<Record<FoodRole, number>> = {
  bed: DRY_GRAIN,
  bread: 1.6,
  flour: 1.8,
  main: 1,
  pulse: DRY_PULSE,
  vegetable: 0.9,
  raw: 0.9,
  leaf: 1.1,
  fruit: 1,
  top: 1,
  wet: 1,
  unseen: 0,
};

/** Pulses that are weighed as they are eaten, and what cooks down: the room that a gram takes. */
const VOLUME_OF: Partial<Record<GlyphName, number>> = {
  hummus: 1,
  edamame: 1,
  broadBean: 1,
  paleOnion: 0.35,
  cabbage: 0.7,
};

/** How foods look, by the words of their ids and names. */
export const FOOD_APPEARANCES: ReadonlyMap<string, FoodAppearance> = readAppearances();

function readAppearances(): Map<string, FoodAppearance> {
  const beds = BED_APPEARANCES.flatMap(([bed, words]) =>
    entries(words, { role: 'bed', glyph: null, bed, volume: VOLUME.bed }),
  );
  const rows: Partial<Record<FoodRole, readonly AppearanceRow[]>> = {
    ...HEARTY_APPEARANCES,
    ...PLANT_APPEARANCES,
    ...SEASONING_APPEARANCES,
  };
  const pieces = Object.entries(rows).flatMap(([role, appearances]) =>
    appearances.flatMap(([glyph, words, tint]) => entries(words, pieceAppearance(role as FoodRole, glyph, tint))),
  );
  return new Map([...beds, ...pieces]);
}

function pieceAppearance(role: FoodRole, glyph: GlyphName | null, tint: AppearanceRow[2]): FoodAppearance {
  const volume = (glyph && VOLUME_OF[glyph]) ?? VOLUME[role];
  return { role, glyph, bed: null, volume, ...(tint && { tint: { colour: tint[0], strength: tint[1] } }) };
}

function entries(words: string, appearance: FoodAppearance): [string, FoodAppearance][] {
  return words.split(' ').map((word) => [word, appearance]);
}
