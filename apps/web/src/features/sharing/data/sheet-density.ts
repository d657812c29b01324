import type { Meal } from '@platewise/contract/meals/meal-schema';

/** How closely a plan is set on its sheet. */
export type SheetDensity = 'open' | 'close' | 'tight' | 'dense';

/** Lines of a sheet's two columns up to which each setting fits A4 and Letter. */
const LINES = { open: 62, close: 92, tight: 128 } as const;
/** Characters on a line of a step, and lines that a meal's head takes. */
const LINE_CHARACTERS = 52;
const HEAD_LINES = 5;
/** Lines of what is begun before, which stands in the head as well. */
const AHEAD_LINES = 2;

type SheetLines = Pick<Meal, 'items' | 'ingredients' | 'instructions' | 'startsAhead'>;

/** The largest type in which a plan still fits on one page; ingredients stand two to a line. */
export function sheetDensity(meals: readonly SheetLines[]): SheetDensity {
  const lines = meals.reduce((sum, meal) => sum + linesOf(meal), 0);
  if (lines <= LINES.open) return 'open';
  if (lines <= LINES.close) return 'close';
  return lines <= LINES.tight ? 'tight' : 'dense';
}

function linesOf({ items, ingredients, instructions, startsAhead }: SheetLines): number {
  const stepLines = instructions.map((step) => Math.ceil(step.length / LINE_CHARACTERS));
  const head = HEAD_LINES + (startsAhead ? AHEAD_LINES : 0);
  return head + Math.ceil((items.length || ingredients.length) / 2) + stepLines.reduce((sum, n) => sum + n, 0);
}
