import { GLYPHS } from './glyphs/glyphs.ts';
import type { Mark } from './mark.ts';
import { paintGlyphs } from './paint.ts';

/** Fork, knife and a sprig: the plate of a meal of which nothing is known. */
export const GARNISH: readonly Mark[] = [
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
