import type { GlyphName } from './glyphs/glyphs.ts';
import type { PlatePart } from './plate-parts.ts';

/** The shapes that dishes give to what they are made of, where a name tells them. */
const SHAPES: readonly { words: RegExp; of: (part: PlatePart) => boolean; glyph: GlyphName }[] = [
  { words: /omelet|omelette|frittata|spanish tortilla|quiche|okonomiyaki/, of: isEgg, glyph: 'omelette' },
  { words: /scrambl|bhurji|akuri|revuelto|nargesi|mirza/, of: isEgg, glyph: 'scrambled' },
  {
    words: /fried egg|poached|huevos|shakshuka|baked egg|eggs? baked|bibimbap|nasi goreng|cilbir|khachapuri|egg sauce/,
    of: isEgg,
    glyph: 'friedEgg',
  },
  { words: /scrambl|bhurji/, of: ({ look }) => look.glyph === 'tofu', glyph: 'scrambled' },
  { words: /egg (?:muffins|cups)|cups$/, of: isEgg, glyph: 'muffin' },
  {
    words: /patt(?:y|ies)|burger|kofta|kebab|meatball|bifteki|köfte|cakes|lilit|bun cha|albóndigas/,
    of: ({ look }) => look.glyph === 'mince',
    glyph: 'patty',
  },
  {
    words: /patt(?:y|ies)|burger|kofta|kebab|meatball|bifteki|köfte|cakes|lilit|bun cha/,
    of: ({ look }) => look.glyph === 'paleMince',
    glyph: 'palePatty',
  },
  { words: /taco/, of: ({ look }) => look.role === 'bread' || look.role === 'flour', glyph: 'taco' },
  {
    words: /pancake|chilla|dosa|crepe|uttapam|pesarattu|socca|blini|thepla|rösti|boxty|chilaquiles/,
    of: isBatter,
    glyph: 'pancake',
  },
  // A batter of eggs and nuts has no flour that could stand for it.
  { words: /pancake|crepe|waffle/, of: isEgg, glyph: 'pancake' },
  { words: /idli|dhokla|puttu|baozi|dumpling/, of: isBatter, glyph: 'puff' },
  { words: /sandwich|toast/, of: ({ look }) => look.role === 'bread', glyph: 'toastSlice' },
  { words: /fr(?:ies|ied potato)|wedges|matchstick|chips/, of: ({ look }) => look.glyph === 'potato', glyph: 'fries' },
  { words: /steak/, of: ({ look }) => look.glyph === 'meatChunk', glyph: 'steak' },
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
  const cut = isCut && part.look.glyph ? CUT[part.look.glyph] : undefined;
  if (cut) return cut;
  const isPulseInBatter = part.look.role === 'pulse' || part.look.role === 'bed';
  if (isPulseInBatter && !BATTER_DISH.test(title)) return null;
  return SHAPES.find(({ words, of }) => words.test(title) && of(part))?.glyph ?? null;
}

/** Whether a part is not seen in a dish of this name: an egg that no word tells of is in a batter. */
export function isBakedIn(name: string, part: PlatePart): boolean {
  return isEgg(part) && !/\b(?:eggs?|anda)\b/i.test(name) && shapeIn(name, part) === null;
}

function isEgg({ look }: PlatePart): boolean {
  return look.glyph === 'eggHalf';
}

function isBatter({ look, grams }: PlatePart): boolean {
  return (look.role === 'flour' || look.role === 'pulse' || look.role === 'bed') && grams >= 20;
}
