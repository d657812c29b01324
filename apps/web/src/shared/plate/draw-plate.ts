import { seededRandom } from '../meal/seeded-random.ts';
import { type DishForm, dishForm, type Vessel } from './dish-form.ts';
import { isBakedIn } from './dish-shapes.ts';
import { GLYPHS } from './glyphs/glyphs.ts';
import { lighter } from './hues.ts';
import { type Mark, type Spot, softOutline, stamp } from './mark.ts';
import { paintGlyphs } from './paint.ts';
import { type Brush, paintParts } from './paint-parts.ts';
import { paintPortions } from './paint-portions.ts';
import { type PlatedMeal, type PlatePart, plateParts } from './plate-parts.ts';
import { disc, type Region, sickle, spotsIn } from './region.ts';
import { creamColour, sauceColour } from './sauce-colour.ts';
import { volumeOf } from './volume-of.ts';

/** A drawn meal: what it is served in, the food on it, and what that was drawn from. */
export type DrawnPlate = { vessel: Vessel; food: Mark[]; parts: readonly PlatePart[] };

type Layout = { parts: readonly PlatePart[]; on: readonly PlatePart[]; toppings: readonly PlatePart[]; form: DishForm };

/** How far food reaches from the middle of each vessel. */
const REACH: Readonly<Record<Vessel, number>> = { plate: 79, bowl: 74, pan: 77, glass: 0 };

/** What share of the food must be no nuts, cheese or herbs for these to be toppings. */
const BELOW_MIN = 0.65;

/** Characters that the food may take as SVG, about what each path takes besides its shape, and the pieces of a portion that are tried until they fit. */
const CHARACTERS_MAX = 5200;
const CHARACTERS_PER_PATH = 40;
const PIECES = [15, 11, 8, 6];

const SWIRL = 'M-40 14C-40 -26 0 -46 30 -26C52 -6 34 34 0 34C-22 32 -26 4 -8 -8';
const GLEAM = 'M-59 -9C-55 -39 -30 -57 -5 -59';

/** Draws a meal from its ingredients, or where it has none from its name; the same meal is always drawn the same way. */
export function drawPlate(meal: PlatedMeal): DrawnPlate {
  const parts = plateParts(meal);
  const form = dishForm(meal, parts);
  const solid = parts.filter(
    (part) => !['unseen', 'wet'].includes(part.appearance.role) && !isBakedIn(meal.name, part),
  );
  const below = solid.filter(({ appearance }) => appearance.role !== 'top');
  // Where there is little else, nuts or cheese are the dish and not its topping.
  const on = volumeOf(below) < volumeOf(solid) * BELOW_MIN ? solid : below;
  const toppings = solid.filter((part) => !on.includes(part)).slice(0, 3);
  const seed = `${meal.name} ${parts.map(({ name }) => name).join()}`;
  let food: Mark[] = [];
  for (const piecesMax of PIECES) {
    food = paint({ parts, on, toppings, form }, { dish: meal.name, random: seededRandom(seed), piecesMax });
    if (food.reduce((sum, { d }) => sum + d.length + CHARACTERS_PER_PATH, 0) <= CHARACTERS_MAX) break;
  }
  return { vessel: form.vessel, food, parts };
}

function paint({ parts, on, toppings, form }: Layout, brush: Brush): Mark[] {
  const reach = REACH[form.vessel];
  const region = disc(reach, brush.random);
  const sprinkled = () => sprinkle(toppings, region, brush.random);
  if (on.length === 0 && form.arrangement !== 'drink')
    return parts.length > 0 ? paintCream(parts, [], region, brush) : [...GARNISH];
  switch (form.arrangement) {
    case 'drink':
      return drawGlass(parts, brush.random);
    case 'cream':
      return paintCream(parts, [...on.filter(({ appearance }) => !appearance.bed), ...toppings], region, brush);
    case 'soup':
      return [...paintSoup(parts, on, region, brush), ...sprinkled()];
    case 'salad':
      return [...paintParts(region, on, brush, { density: 1.2, hasGround: false }), ...sprinkled()];
    case 'mixed':
      return [...paintParts(region, on, brush, { density: 0.75, isCut: true }), ...sprinkled()];
    case 'apart':
      return [...paintPortions(on, parts, brush, { reach, isStewed: form.isStewed }), ...sprinkled()];
  }
}

/** A porridge or a cream with a swirl, and what is on it along one side. */
function paintCream(parts: readonly PlatePart[], laid: readonly PlatePart[], region: Region, brush: Brush): Mark[] {
  const from = brush.random() * 2 * Math.PI;
  const colour = creamColour(parts, /smoothie|mousse/i.test(brush.dish));
  const swirl = stamp(SWIRL, { x: 100, y: 100, turn: from, size: 1.1 });
  const largestFirst = laid.toSorted((a, b) => b.volume - a.volume);
  return [
    { d: softOutline(region), fill: colour },
    { d: swirl, line: lighter(colour, 0.45), width: 12 },
    ...paintParts(sickle(from, from + 3.1, REACH.bowl + 2), largestFirst, brush, { density: 1.2, hasGround: false }),
  ];
}

/** A soup or a stew with the light on it, its grain in the middle and the rest floating. */
function paintSoup(parts: readonly PlatePart[], on: readonly PlatePart[], region: Region, brush: Brush): Mark[] {
  const colour = sauceColour(parts);
  const grain = on.find(({ appearance }) => appearance.bed);
  const floating = on.filter(({ appearance }) => !appearance.bed && appearance.role !== 'flour');
  const mound = disc(36, brush.random, { x: 72, y: 78 });
  return [
    { d: softOutline(region), fill: colour },
    { d: stamp(GLEAM, { x: 100, y: 100, turn: 0, size: 1 }), line: lighter(colour, 0.4), width: 9 },
    ...(grain ? paintParts(mound, [grain], brush) : []),
    ...paintParts(disc(68, brush.random), floating, brush, { density: 0.62, hasGround: false, isCut: true }),
  ];
}

/** Nuts, seeds, herbs and cheese over all of it. */
function sprinkle(toppings: readonly PlatePart[], region: Region, random: () => number): Mark[] {
  return toppings.flatMap(({ appearance, grams }) => {
    if (!appearance.glyph) return [];
    const glyph = GLYPHS[appearance.glyph];
    const count = Math.min(glyph.overlaps ? 6 : 10, Math.max(4, Math.round((grams * 3) / glyph.reach)));
    const spots = spotsIn(region, 26, 16, random).toSorted((a, b) => a.turn - b.turn);
    return paintGlyphs(glyph, spots.slice(0, count));
  });
}

/** A glass from the side with its drink, and next to it what was blended. */
function drawGlass(parts: readonly PlatePart[], random: () => number): Mark[] {
  const colour = creamColour(parts, true);
  const fruit = parts.filter(({ appearance }) => ['fruit', 'leaf', 'top', 'raw'].includes(appearance.role));
  const spots: Spot[] = [
    { x: 46, y: 152, turn: random(), size: 1.15 },
    { x: 154, y: 156, turn: random() * 2, size: 1.15 },
    { x: 64, y: 164, turn: 2 + random(), size: 1.15 },
    { x: 138, y: 166, turn: 4 + random(), size: 1.15 },
  ];
  return [
    { d: 'M236 124L268 36L300 28', line: '#d0705c', width: 12 },
    { d: 'M124 100L276 100L256 332C256 344 144 344 144 332Z', fill: colour, line: '#c9d2c8', width: 8 },
    {
      d: 'M126 112C152 88 176 112 200 100C224 88 248 112 274 108L272 136C224 152 176 152 128 136Z',
      fill: lighter(colour, 0.5),
    },
    { d: 'M152 168L164 300', line: lighter(colour, 0.5), width: 12 },
    ...fruit.slice(0, 2).flatMap(({ appearance }, index) =>
      appearance.glyph
        ? paintGlyphs(
            GLYPHS[appearance.glyph],
            spots.filter((_, at) => at % 2 === index || fruit.length === 1),
          )
        : [],
    ),
  ];
}

/** Fork, knife and a sprig: the plate of a meal of which nothing is known. */
const GARNISH: readonly Mark[] = [
  {
    d: 'M140 120v40c0 22 24 22 24 0v-40M152 120v160M248 280v-160c18 14 22 60 4 84',
    line: 'var(--plate-line)',
    width: 9,
  },
  ...paintGlyphs(GLYPHS.basil, [
    { x: 94, y: 106, turn: -0.9, size: 1.2 },
    { x: 106, y: 106, turn: 0.9, size: 1.2 },
    { x: 100, y: 92, turn: 0, size: 1.2 },
  ]),
];
