import { shapeIn } from './dish-shapes.ts';
import type { Glyph } from './glyphs/glyph.ts';
import { GLYPHS, type GlyphName } from './glyphs/glyphs.ts';
import { darker } from './hues.ts';
import { type Mark, type Spot, softOutline } from './mark.ts';
import { paintBed, paintGlyphs } from './paint.ts';
import type { PlatePart } from './plate-parts.ts';
import { middleOf, type Region, spotsIn } from './region.ts';

/** What a whole picture is painted with: the dish's name, its own chance, and how many pieces lie in a portion at most. */
export type Brush = { dish: string; random: () => number; piecesMax: number };

type Manner = {
  /** How close pieces lie: 1 is side by side. */
  density?: number;
  /** Whether small pieces lie on a ground of their own colour. */
  hasGround?: boolean;
  /** Whether meat and fish are cut up. */
  isCut?: boolean;
};

type DrawnPart = PlatePart & { shape: GlyphName; glyph: Glyph };

/** Pieces from this size on are laid one by one, side by side. */
const LARGE_REACH = 14.5;
const LARGE_MAX = 4;
/** How much larger small pieces are drawn than they are thought of, so that few of them fill a plate. */
const PIECE_SIZE = 1.22;
/** Up to this size a piece is a bead, and many of them are cheap to draw. */
const BEAD_REACH = 7.5;
const BEADS_PER_PIECE = 2.4;

/** Grams in one large piece, where that is not a fillet of 170. */
const FILLET_GRAMS = 170;
const PIECE_GRAMS: Partial<Record<GlyphName, number>> = {
  bun: 60,
  cracker: 12,
  cream: 40,
  drumstick: 110,
  eggHalf: 27,
  flatbread: 60,
  friedEgg: 55,
  mackerel: 130,
  muffin: 50,
  palePatty: 48,
  pancake: 40,
  patty: 48,
  puff: 24,
  ryeSlice: 30,
  sausage: 60,
  taco: 24,
  toastSlice: 34,
  yogurt: 60,
};

/** Paints parts over a region: what lies beneath, small pieces all over it by their shares, large ones on top. */
export function paintParts(
  region: Region,
  parts: readonly PlatePart[],
  brush: Brush,
  { density = 1, hasGround = true, isCut = false }: Manner = {},
): Mark[] {
  const drawn = parts.flatMap((part): DrawnPart[] => {
    const shape = shapeIn(brush.dish, part, isCut) ?? part.appearance.glyph;
    return shape ? [{ ...part, shape, glyph: GLYPHS[shape] }] : [];
  });
  const small = drawn.filter(({ glyph }) => glyph.reach < LARGE_REACH);
  const large = drawn.filter(({ glyph }) => glyph.reach >= LARGE_REACH).slice(0, 2);
  const bed = parts.find(({ appearance }) => appearance.bed)?.appearance.bed;
  const ground = hasGround ? groundOf(region, small) : [];
  return [
    ...(bed ? paintBed(bed, region, brush.random) : ground),
    ...paintSmall(region, small, brush, density),
    ...large.flatMap((part, index) => paintLarge(region, part, (index - (large.length - 1) / 2) * 30, brush.random)),
  ];
}

/** Small round things and shreds lie on a ground of their own colour; slices and leaves on the plate itself. */
function groundOf(region: Region, [first]: readonly DrawnPart[]): Mark[] {
  const ink = first?.glyph.inks[0];
  const colour = ink?.line ?? ink?.fill;
  return first && colour && first.glyph.reach <= 10 ? [{ d: softOutline(region), fill: darker(colour, 0.16) }] : [];
}

function paintSmall(
  region: Region,
  parts: readonly DrawnPart[],
  { random, piecesMax }: Brush,
  density: number,
): Mark[] {
  const total = parts.reduce((sum, { volume }) => sum + volume, 0);
  if (total === 0) return [];
  const reach = parts.reduce((sum, { glyph, volume }) => sum + (glyph.reach * volume) / total, 0);
  const apart = (reach * PIECE_SIZE * 1.7) / Math.sqrt(density);
  const room = spotsIn(region, apart, reach * 0.9, random).map((spot) => ({ ...spot, size: PIECE_SIZE }));
  const most = reach > BEAD_REACH ? piecesMax : piecesMax * BEADS_PER_PIECE;
  const spots = shuffled(room, random).slice(0, most);
  let from = 0;
  return parts
    .map((part) => {
      const count = Math.max(1, Math.round((spots.length * part.volume) / total));
      const own = spots.slice(from, from + count).toSorted((a, b) => a.y - b.y);
      from += count;
      return { part, own };
    })
    .toReversed()
    .toSorted((a, b) => Number(b.part.appearance.role === 'leaf') - Number(a.part.appearance.role === 'leaf'))
    .flatMap(({ part, own }) => paintGlyphs(part.glyph, own));
}

function paintLarge(region: Region, { shape, glyph, grams }: DrawnPart, shift: number, random: () => number): Mark[] {
  const middle = middleOf(region);
  const pieceGrams = PIECE_GRAMS[shape] ?? FILLET_GRAMS;
  const count = Math.min(LARGE_MAX, Math.max(1, Math.round(grams / pieceGrams)));
  const { x: awayX, y: awayY } = { x: middle.x - 100, y: middle.y - 100 };
  const length = Math.hypot(awayX, awayY);
  // Side by side along the rim, or across the middle of a whole plate.
  const along = length > 8 ? { x: -awayY / length, y: awayX / length } : { x: 1, y: 0.15 };
  const step = Math.min(glyph.reach * 1.25, 64 / count);
  const alone = glyph.reach > 28 ? 1.22 : 1.12;
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const offset = (index - (count - 1) / 2) * step + shift;
    const size = count > 1 && glyph.reach > 28 ? 0.95 : alone;
    return { x: middle.x + along.x * offset, y: middle.y + along.y * offset, turn: random() * 2 * Math.PI, size };
  });
  return paintGlyphs(
    glyph,
    spots.toSorted((a, b) => a.y - b.y),
    { hasShade: true },
  );
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
