import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';

/** What planning counts: kcal, and grams of protein, fat, carbs and net carbs (carbs less fiber). */
export type Figures = { kcal: number; protein: number; fat: number; carbs: number; netCarbs: number };

export const NO_FIGURES: Figures = { kcal: 0, protein: 0, fat: 0, carbs: 0, netCarbs: 0 };

/** The figures of portions; fiber that nobody measured counts as none, so net carbs are never too low. */
export function figuresOf(portions: readonly Portion[]): Figures {
  return sumFigures(
    portions.map(({ food: { per100g }, grams }) => {
      const { kcal, protein, fat, carbs, fiber } = per100g;
      return scaleFigures({ kcal, protein, fat, carbs, netCarbs: Math.max(0, carbs - (fiber ?? 0)) }, grams / 100);
    }),
  );
}

/** The sum of several figures. */
export function sumFigures(list: readonly Figures[]): Figures {
  return list.reduce((total, figures) => addFigures(total, figures, 1), NO_FIGURES);
}

/** Figures plus `factor` times others. */
export function addFigures(a: Figures, b: Figures, factor: number): Figures {
  return {
    kcal: a.kcal + b.kcal * factor,
    protein: a.protein + b.protein * factor,
    fat: a.fat + b.fat * factor,
    carbs: a.carbs + b.carbs * factor,
    netCarbs: a.netCarbs + b.netCarbs * factor,
  };
}

/** Adds a multiple of figures to a sum in its place, for what is summed thousands of times for one plan. */
export function addTo(sum: Figures, figures: Figures, factor: number): void {
  sum.kcal += figures.kcal * factor;
  sum.protein += figures.protein * factor;
  sum.fat += figures.fat * factor;
  sum.carbs += figures.carbs * factor;
  sum.netCarbs += figures.netCarbs * factor;
}

/** Figures times a factor. */
export function scaleFigures(figures: Figures, factor: number): Figures {
  return addFigures(NO_FIGURES, figures, factor);
}

/** 4P + 4C + 9F kcal: the energy that shares of macros are measured in (table kcal runs lower because of fiber). */
export function macroEnergy({ protein, fat, carbs }: Pick<Figures, 'protein' | 'fat' | 'carbs'>): number {
  return 4 * protein + 4 * carbs + 9 * fat;
}
