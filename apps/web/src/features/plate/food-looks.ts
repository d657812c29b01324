import type { GlyphName } from './glyphs/glyphs.ts';
import type { FoodLook, FoodRole, LookRow } from './looks/food-look.ts';
import { BED_LOOKS, HEARTY_LOOKS } from './looks/hearty-looks.ts';
import { PLANT_LOOKS } from './looks/plant-looks.ts';
import { SEASONING_LOOKS } from './looks/seasoning-looks.ts';

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
export const FOOD_LOOKS: ReadonlyMap<string, FoodLook> = readLooks();

function readLooks(): Map<string, FoodLook> {
  const beds = BED_LOOKS.flatMap(([bed, words]) =>
    entries(words, { role: 'bed', glyph: null, bed, volume: VOLUME.bed }),
  );
  const rows: Partial<Record<FoodRole, readonly LookRow[]>> = { ...HEARTY_LOOKS, ...PLANT_LOOKS, ...SEASONING_LOOKS };
  const pieces = Object.entries(rows).flatMap(([role, looks]) =>
    looks.flatMap(([glyph, words, tint]) => entries(words, pieceLook(role as FoodRole, glyph, tint))),
  );
  return new Map([...beds, ...pieces]);
}

function pieceLook(role: FoodRole, glyph: GlyphName | null, tint: LookRow[2]): FoodLook {
  const volume = (glyph && VOLUME_OF[glyph]) ?? VOLUME[role];
  return { role, glyph, bed: null, volume, ...(tint && { tint: { colour: tint[0], strength: tint[1] } }) };
}

function entries(words: string, look: FoodLook): [string, FoodLook][] {
  return words.split(' ').map((word) => [word, look]);
}
