import type { Diet, Goal } from '@platewise/contract/generation/options';

/** Shares of a plan's own 4P + 4C + 9F energy, each from 0 to 1, together 1. */
export type MacroShares = { protein: number; carbs: number; fat: number };

/**
 * The split that each goal aims at. weight_loss: AHA/ACC/TOS 2013 with the protein of the ISSN stand on diets and body
 * composition; muscle_gain: Iraki 2019 (10.3390/sports7070154); maintenance and balanced: the middle of the IOM 2005
 * ranges; athletic_performance: AND/DC/ACSM 2016.
 */
const GOAL_SPLITS: Record<Goal, MacroShares> = {
  weight_loss: { protein: 0.3, carbs: 0.4, fat: 0.3 },
  muscle_gain: { protein: 0.25, carbs: 0.5, fat: 0.25 },
  maintenance: { protein: 0.2, carbs: 0.5, fat: 0.3 },
  balanced: { protein: 0.2, carbs: 0.5, fat: 0.3 },
  athletic_performance: { protein: 0.2, carbs: 0.55, fat: 0.25 },
};

/**
 * The split that a plan aims at: what the diet fixes wins, the goal fills the rest.
 * @param soyExcluded without soy a vegan plan aims at 16 % protein, since pulses alone reach no more
 */
export function targetShares(goal: Goal, diet: Diet, kcal: number, soyExcluded: boolean): MacroShares {
  const split = GOAL_SPLITS[goal];
  switch (diet) {
    case 'keto':
      return withRest({ protein: goal === 'muscle_gain' ? 0.25 : 0.2, carbs: Math.min(0.08, (40 * 4) / kcal) }, 'fat');
    case 'low_carb':
      return withRest({ protein: Math.max(split.protein, 0.25), carbs: 0.22 }, 'fat');
    case 'high_protein': {
      const protein = 0.32;
      const carbs = ((1 - protein) * split.carbs) / (split.carbs + split.fat);
      return withRest({ protein, carbs }, 'fat');
    }
    case 'mediterranean':
      return withRest({ protein: Math.min(split.protein, 0.25), fat: 0.35 }, 'carbs');
    case 'paleo':
      return { protein: 0.27, carbs: 0.33, fat: 0.4 };
    case 'vegan': {
      const protein = Math.min(split.protein, soyExcluded ? 0.16 : 0.2);
      const carbs = ((1 - protein) * split.carbs) / (split.carbs + split.fat);
      return withRest({ protein, carbs }, 'fat');
    }
    case 'vegetarian':
    case 'none':
      return split;
  }
}

function withRest(shares: Partial<MacroShares>, rest: keyof MacroShares): MacroShares {
  const { protein = 0, carbs = 0, fat = 0 } = shares;
  return { protein, carbs, fat, [rest]: 1 - protein - carbs - fat };
}
