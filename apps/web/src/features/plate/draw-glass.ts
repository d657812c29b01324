import { GLYPHS } from './glyphs/glyphs.ts';
import { lighter } from './hues.ts';
import type { Mark, Spot } from './mark.ts';
import { paintGlyphs } from './paint.ts';
import type { PlatePart } from './plate-parts.ts';
import { creamColour } from './sauce-colour.ts';

/** A glass from the side with its drink, and next to it what was blended. */
export function drawGlass(parts: readonly PlatePart[], random: () => number): Mark[] {
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
