import type { Exclusion } from '../exclusions/read-exclusions.ts';
import { ALLERGEN_CLASSES } from './food-classes.ts';
import { findFood } from './foods.ts';

const ALLERGENS: ReadonlySet<string> = new Set(ALLERGEN_CLASSES);

/** Whether every food that an exclusion removes is or holds a legal allergen (EU and US lists). */
export function isAllergen({ foods }: Pick<Exclusion, 'foods'>): boolean {
  return foods.size > 0 && [...foods].every((id) => findFood(id)?.classes.some((one) => ALLERGENS.has(one)));
}
