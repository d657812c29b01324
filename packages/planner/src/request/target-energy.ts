import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { tenth } from '@platewise/domain/rounding';
import type { PlanningTask } from './read-request.ts';

/** What the meals of a request aim at: kcal, and grams of each macro by its share of the energy. */
export function targetEnergy({
  targetKcal,
  shares,
}: Pick<PlanningTask, 'targetKcal' | 'shares'>): Certificate['target'] {
  return {
    calories: targetKcal,
    macros: {
      protein: tenth((shares.protein * targetKcal) / 4),
      fat: tenth((shares.fat * targetKcal) / 9),
      carbs: tenth((shares.carbs * targetKcal) / 4),
    },
  };
}
