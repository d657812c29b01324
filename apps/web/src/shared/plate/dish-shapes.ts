import type { GlyphName } from './glyphs/glyphs.ts';
import type { PlatePart } from './plate-parts.ts';

/** The shapes that dishes give to what they are made of, where a name notifies them. */
const SHAPES: readonly { words: RegExp; of: (part: PlatePart) => boolean; glyph: GlyphName }[] = [
  { words: /omelet|omelette|frittata|spanish tortilla|quiche|okonomiyaki/, of: isEgg, glyph: 'omelette' },
  { words: /scrambl|bhurji|akuri|revuelto|nargesi|mirza/, of: isEgg, glyph: 'scrambled' },
  {
    words: /fried egg|poached|huevos|shakshuka|baked egg|eggs? baked|bibimbap|nasi goreng|cilbir|khachapuri|egg sauce/,
    of: isEgg,
    glyph: 'friedEgg',
  },
  { words: /scrambl|bhurji/, of: ({ appearance }) => appearance.glyph === 'tofu', glyph: 'scrambled' },
  { words: /egg (?:muffins|cups)|cups$/, of: isEgg, glyph: 'muffin' },
  {
    words: /patt(?:y|ies)|burger|kofta|kebab|meatball|bifteki|köfte|cakes|lilit|bun cha|albóndigas/,
    of: ({ appearance }) => appearance.glyph === 'mince',
    glyph: 'patty',
  },
  {
    words: /patt(?:y|ies)|burger|kofta|kebab|meatball|bifteki|köfte|cakes|lilit|bun cha/,
    of: ({ appearance }) => appearance.glyph === 'paleMince',
    glyph: 'palePatty',
  },
  { words: /taco/, of: ({ appearance }) => appearance.role === 'bread' || appearance.role === 'flour', glyph: 'taco' },
  {
    words: /pancake|chilla|dosa|crepe|uttapam|pesarattu|socca|blini|thepla|rösti|boxty|chilaquiles/,
    of: isBatter,
    glyph: 'pancake',
  },
  // A batter of eggs and nuts has no flour that could stand for it.
  { words: /pancake|crepe|waffle/, of: isEgg, glyph: 'pancake' },
  { words: /idli|dhokla|puttu|baozi|dumpling/, of: isBatter, glyph: 'puff' },
  { words: /sandwich|toast/, of: ({ appearance }) => appearance.role === 'bread', glyph: 'toastSlice' },
  {
    words: /fr(?:ies|ied potato)|wedges|matchstick|chips/,
    of: ({ appearance }) => appearance.glyph === 'potato',
    glyph: 'fries',
  },
  { words: /steak/, of: ({ appearance }) => appearance.glyph === 'meatChunk', glyph: 'steak' },
];

/** What comes whole on a plate of its own, and in pieces in a stew or among rice. */
const CUT: Partial<Record<GlyphName, GlyphName>> = {
  chicken: 'chickenChunk',
  turkey: 'chickenChunk',
  duck: 'meatChunk',
  steak: 'meatChunk',
  chop: 'lambChunk',
  whiteFish: 'fishChunk',
  salmon: 'salmonChunk',
  tuna: 'salmonChunk',
  trout: 'fishChunk',
  snapper: 'fishChunk',
  mackerel: 'tinnedFish',
};

const BATTER_DISH = /chilla|dosa|idli|pesarattu|dhokla/;

/** The piece that stands for a part in a dish of this name, or null where it is drawn as itself. */
export function shapeIn(name: string, part: PlatePart, isCut = false): GlyphName | null {
  const title = name.toLowerCase();
  const cut = isCut && part.appearance.glyph ? CUT[part.appearance.glyph] : undefined;
  if (cut) return cut;
  const isPulseInBatter = part.appearance.role === 'pulse' || part.appearance.role === 'bed';
  if (isPulseInBatter && !BATTER_DISH.test(title)) return null;
  return SHAPES.find(({ words, of }) => words.test(title) && of(part))?.glyph ?? null;
}

/** Whether a part is not seen in a dish of this name: an egg that no word reports is in a batter. */
export function isBakedIn(name: string, part: PlatePart): boolean {
  return isEgg(part) && !/\b(?:eggs?|anda)\b/i.test(name) && shapeIn(name, part) === null;
}

function isEgg({ appearance }: PlatePart): boolean {
  return appearance.glyph === 'eggHalf';
}

function isBatter({ appearance, grams }: PlatePart): boolean {
  return (appearance.role === 'flour' || appearance.role === 'pulse' || appearance.role === 'bed') && grams >= 20;
}
