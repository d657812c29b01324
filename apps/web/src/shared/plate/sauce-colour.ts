import { BEDS } from './beds.ts';
import { GLYPHS, type GlyphName } from './glyphs/glyphs.ts';
import { HUES, mixed } from './hues.ts';
import type { PlatePart } from './plate-parts.ts';

/** How much a plain sauce weighs against what colours it: a teaspoon of tomato paste does not make it red. */
const PLAIN_WEIGHT = 25;

/** A sauce's colour: that of the three parts that give it the most, by their grams and how strongly they dye. */
export function sauceColour(parts: readonly PlatePart[]): string {
  const tints = parts
    .flatMap(({ appearance: { tint }, grams }) =>
      tint ? [{ colour: tint.colour, weight: tint.strength * grams }] : [],
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3);
  return [...tints, { colour: HUES.caramel, weight: PLAIN_WEIGHT }].reduce((sum, tint) => ({
    colour: mixed(sum.colour, tint.colour, tint.weight / (sum.weight + tint.weight)),
    weight: sum.weight + tint.weight,
  })).colour;
}

/** The colour of a cream, a porridge or a drink: that of its grain or its liquids, and of what is blended into it. */
export function creamColour(parts: readonly PlatePart[], isBlended: boolean): string {
  const bed = parts.find(({ appearance }) => appearance.bed)?.appearance.bed;
  const liquids = parts.filter(({ appearance }) => appearance.role === 'wet');
  const pale = liquids.length > 0 ? mixed(sauceColour(liquids), HUES.white, 0.45) : HUES.white;
  const base = bed ? BEDS[bed].ground : pale;
  if (!isBlended) return base;
  return parts
    .flatMap(({ appearance }) =>
      appearance.glyph && (appearance.role === 'fruit' || appearance.role === 'leaf' || appearance.glyph === 'avocado')
        ? [appearance.glyph]
        : [],
    )
    .toReversed()
    .reduce((colour, glyph) => mixed(colour, fleshColour(glyph), 0.5), base);
}

/** What is seen of a food when it is cut: of a slice its flesh, of the rest its skin. */
function fleshColour(name: GlyphName): string {
  const [skin, flesh] = GLYPHS[name].inks;
  return (GLYPHS[name].reach > 9 && skin?.line && flesh?.line) || skin?.fill || skin?.line || HUES.cream;
}
