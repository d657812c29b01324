import { BOUNDS_JSON } from '../compiled/bounds.ts';
import type { BoundRule } from './bound-rule.ts';

/** The bounds of figures that nobody measured, from `data/bounds-by-*.csv`; a test computes them again from the rows they name. */
export const BOUND_RULES: readonly BoundRule[] = JSON.parse(BOUNDS_JSON);
