import type { TraceFigures } from '@platewise/contract/generation/trace-schema';
import { MACROS } from '../card/macro-shares.ts';
import type { ShownMeal } from '../shown-meal.ts';

/** True when today's food table gives a meal the calories and macros that it was saved with. */
export function traceAgrees(
  { calories, macros }: Pick<ShownMeal, 'calories' | 'macros'>,
  total: TraceFigures,
): boolean {
  return calories === total.calories && MACROS.every((macro) => macros[macro] === total[macro]);
}
