import { LIMITS } from '@platewise/contract/limits';

/** The servings that the stepper walks through; the wire also takes quarters. */
const STEP = 0.5;

/** The next half serving up or down; null where there is none. A quarter goes to the half next to it. */
export function nextServings(servings: number, direction: 'more' | 'fewer'): number | null {
  const next = direction === 'more' ? Math.floor(servings / STEP) + 1 : Math.ceil(servings / STEP) - 1;
  const wanted = next * STEP;
  return wanted >= STEP && wanted <= LIMITS.servingsMax ? wanted : null;
}
