import { createHash } from 'node:crypto';
import type { ClientMeal } from '@platewise/contract/meal-schema';

type FingerprintedMeal = Pick<ClientMeal, 'name' | 'ingredients' | 'calories'> & {
  items?: readonly { food: string; grams: number }[] | undefined;
};

/**
 * A digest by which the same meal is known under another id: its name and items (decisions 5). A meal without items in
 * grams is told by its ingredient lines and calories instead.
 */
export function mealFingerprint({ name, items, ingredients, calories }: FingerprintedMeal): string {
  const content = items?.length
    ? items.map(({ food, grams }) => [food, grams])
    : { ingredients: ingredients ?? [], calories: calories ?? null };
  return createHash('sha256')
    .update(JSON.stringify([name, content]))
    .digest('hex');
}
