import { SUBSTITUTIONS_JSON } from '../compiled/substitutions.ts';
import type { Substitution } from './substitution.ts';

/** Every substitution, from `data/substitutions.csv`; docs/substitutions.md has how its ratios were made. */
export const SUBSTITUTIONS: readonly Substitution[] = JSON.parse(SUBSTITUTIONS_JSON);

const BY_FOOD: ReadonlyMap<string, readonly Substitution[]> = Map.groupBy(SUBSTITUTIONS, ({ food }) => food);

/** What can stand for a food, the nearest first; none where nothing does. */
export function substitutionsOf(food: string): readonly Substitution[] {
  return BY_FOOD.get(food) ?? [];
}
