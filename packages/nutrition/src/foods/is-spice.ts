import type { Food } from './food.ts';

/** Grams that spices and salt are weighed to (decisions 9.2): half a gram of saffron is ten times what a plate wants. */
export const SPICE_STEP_GRAMS = 0.05;

/** Fresh herbs hold fewer kcal in 100 g than anything dry; they are weighed like leaves. */
const FRESH_HERB_KCAL_MAX = 140;

/** Whether a food is a dry spice or salt, of which a plate holds grams or less. */
export function isSpice({ id, group, per100g }: Pick<Food, 'id' | 'group' | 'per100g'>): boolean {
  return group === 'herb-spice' && (id === 'salt' || per100g.kcal > FRESH_HERB_KCAL_MAX);
}
