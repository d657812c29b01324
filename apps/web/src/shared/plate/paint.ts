import { BEDS, type BedName } from './beds.ts';
import type { Glyph } from './glyphs/glyph.ts';
import type { Mark, Spot } from './mark.ts';
import { softOutline, stamp } from './mark.ts';
import { middleOf, type Region, spotsIn } from './region.ts';

const SHADE = '#2a1c14';
const NEST = 'M-14 5C-17 -14 13 -17 15 1C15 15 -9 15 -9 2C-9 -8 6 -9 8 1C8 7 -2 8 -3 3';
const SWIRL = 'M-30 10C-34 -18 0 -34 22 -20C40 -6 28 24 2 24C-16 24 -22 4 -8 -6C2 -12 14 -4 8 6';

/** Stamps a glyph at each spot: all of one ink in one path, or piece by piece where they lie over each other. */
export function paintGlyphs(glyph: Glyph, spots: readonly Spot[], { hasShade = false } = {}): Mark[] {
  const tilted = spots.map((spot) =>
    glyph.upright ? { ...spot, turn: ((spot.turn / Math.PI) % 1) * 0.7 - 0.35 } : spot,
  );
  const shade =
    hasShade && glyph.inks[0]
      ? [
          {
            ...glyph.inks[0],
            ...(glyph.inks[0].fill && { fill: SHADE }),
            ...(glyph.inks[0].line && { line: SHADE }),
            opacity: 0.13,
          },
        ]
      : [];
  const below = (spot: Spot) => shade.map((ink) => sized(ink, [{ ...spot, y: spot.y + 3 }]));
  if (glyph.overlaps) return tilted.flatMap((spot) => [...below(spot), ...glyph.inks.map((ink) => sized(ink, [spot]))]);
  return tilted.length > 0 ? glyph.inks.map((ink) => sized(ink, tilted)) : [];
}

/** A bed of grains, noodles or mash over a region. */
export function paintBed(name: BedName, region: Region, random: () => number): Mark[] {
  const { ground, marks, colour } = BEDS[name];
  const base = { d: softOutline(region), fill: ground };
  if (marks === 'strands') {
    const found = spotsIn(region, 36, 13, random);
    const nests = (found.length > 0 ? found : [{ ...middleOf(region), turn: 1 }]).map((spot) => ({
      ...spot,
      size: 1.5,
    }));
    return [base, { d: nests.map((spot) => stamp(NEST, spot)).join(''), line: colour, width: 7 }];
  }
  if (marks === 'swirl') {
    const swirl = stamp(SWIRL, { ...middleOf(region), turn: random() * 6, size: sizeOf(region) / 48 });
    return [base, { d: swirl, line: colour, width: 10, opacity: 0.85 }];
  }
  const spots = spotsIn(region, marks === 'grains' ? 12.6 : 11.4, 5, random);
  const grain = ({ x, y, turn }: Spot) => {
    const along = marks === 'grains' ? `l${Math.round(Math.cos(turn) * 10)} ${Math.round(Math.sin(turn) * 10)}` : 'h0';
    return `M${Math.round(x * 2)} ${Math.round(y * 2)}${along}`;
  };
  return [base, { d: spots.map(grain).join(''), line: colour, width: marks === 'grains' ? 7 : 10 }];
}

/** How far a region's outline lies from its middle, on average. */
function sizeOf(region: Region): number {
  const middle = middleOf(region);
  return region.reduce((sum, { x, y }) => sum + Math.hypot(x - middle.x, y - middle.y), 0) / region.length;
}

function sized({ d, width, ...ink }: Mark, spots: readonly Spot[]): Mark {
  const path = spots.map((spot) => stamp(d, spot)).join('');
  const size = spots[0]?.size ?? 1;
  return { ...ink, d: path, ...(width !== undefined && { width: Math.round(width * size * 2) }) };
}
