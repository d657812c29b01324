import type { PrepIngredient } from '@platewise/contract/plans/prep-guide-schema';
import type { PlacedItem } from './place-ingredients.ts';

/** What is weighed for a task, each food once: its grams in whole and for each meal, to the tenth of a gram. */
export function sumIngredients(placed: readonly PlacedItem[]): PrepIngredient[] {
  const byFood = new Map<string, PlacedItem[]>();
  for (const one of placed) {
    const key = one.item.food ?? `line:${one.item.name}`;
    byFood.set(key, [...(byFood.get(key) ?? []), one]);
  }
  return [...byFood.values()].map((same) => {
    const amounts = same.flatMap(({ grams }) => grams ?? []);
    return {
      food: same[0]?.item.food ?? null,
      name: same[0]?.item.name ?? '',
      grams: amounts.length === 0 ? null : tenths(amounts.reduce((sum, grams) => sum + grams, 0)),
      uses: same.map(({ of, item, grams, placing }) => ({
        mealId: of.meal.id,
        grams: grams === null ? null : tenths(grams),
        cut: placing === 'cut' ? item.manner : null,
      })),
    };
  });
}

/** Grams as a title says them: whole from ten on. */
export function spokenGrams(grams: number): number {
  return grams >= 10 ? Math.round(grams) : tenths(grams);
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}
