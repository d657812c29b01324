import type { Macros } from '@platewise/contract/meals/meal-schema';

export const MACROS = ['protein', 'carbs', 'fat'] as const;
export type Macro = (typeof MACROS)[number];

/** kcal in a gram (core 9). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const satisfies Record<Macro, number>;

/** Each macro's share of the calories in whole percent; 0 when the calories are missing or zero (core 2). */
export function macroShares({ calories, macros }: { calories: number; macros: Macros }): Record<Macro, number> {
  const share = (macro: Macro) =>
    calories > 0 ? Math.round((macros[macro] * KCAL_PER_GRAM[macro] * 100) / calories) : 0;
  return { protein: share('protein'), carbs: share('carbs'), fat: share('fat') };
}

/** How wide each macro is in a bar of the three together, in percent that add up to 100, or all 0. */
export function macroWidths(macros: Macros): Record<Macro, number> {
  const energy = MACROS.map((macro) => macros[macro] * KCAL_PER_GRAM[macro]);
  const total = energy.reduce((sum, kcal) => sum + kcal, 0);
  const width = (index: number) => (total > 0 ? ((energy[index] ?? 0) * 100) / total : 0);
  return { protein: width(0), carbs: width(1), fat: width(2) };
}
