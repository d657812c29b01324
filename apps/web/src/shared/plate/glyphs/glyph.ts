import { darker } from '../hues.ts';
import type { Mark } from '../mark.ts';

/** How one piece of food is drawn around 0 0, with north up. */
export type Glyph = {
  /** Radius of the room it takes. */
  reach: number;
  inks: readonly Mark[];
  /** Pieces lie over each other, so each is painted whole before the next. */
  overlaps?: boolean;
  /** It keeps its upright position but for a small tilt. */
  upright?: boolean;
};

export const DOT = 'M0 0h0';

/** A round thing: a dot with a smaller one on it. */
export function dot(radius: number, colour: string, inner?: string, share = 0.78): Mark[] {
  const outer = { d: DOT, line: colour, width: radius * 2 };
  return inner ? [outer, { d: DOT, line: inner, width: radius * 2 * share }] : [outer];
}

/** A stroke with its lighter upper side. */
export function stroke(d: string, width: number, colour: string, shine?: string): Mark[] {
  const body = { d, line: colour, width };
  return shine ? [body, { d, line: shine, width: width * 0.35, opacity: 0.9 }] : [body];
}

/** The pips of a sliced vegetable. */
export const SEEDS = 'M-3.2 -2.6h0M3.2 -2.6h0M0 3.6h0M-4 2h0M4 2h0';

/** A slice with its edge, its flesh and what is seen in it. */
export const slice = (edge: string, flesh: string, detail: string, marks = SEEDS, radius = 11): Glyph => ({
  reach: radius,
  overlaps: true,
  inks: [...dot(radius, edge, flesh, 0.8), { d: marks, line: detail, width: 2 }],
});

/** Chunks with one lighter face, as cut with a knife. */
export const chunk = (colour: string): Glyph => ({
  reach: 10,
  inks: [
    { d: 'M-7 -6L6 -8L9 5L-5 8Z', fill: darker(colour, 0.12), line: darker(colour, 0.12), width: 5 },
    { d: 'M-7 -7L5 -8L7 2L-5 5Z', fill: colour, line: colour, width: 4 },
  ],
});
