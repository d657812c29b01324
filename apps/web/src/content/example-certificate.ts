import type { Certificate } from '@platewise/contract/generation-schema';

/** What the planner certified for the example plan; see example-plan.ts. */
export const EXAMPLE_CERTIFICATE: Certificate = {
  diet: 'vegan',
  excluded: [
    { term: 'nuts', understoodAs: 'tree nuts and peanuts', foodsRemoved: 18 },
    { term: 'soy', understoodAs: 'soy', foodsRemoved: 47 },
  ],
  notAssessed: [],
  target: { calories: 1800, macros: { protein: 72, fat: 63, carbs: 236.2 } },
  actual: { calories: 1799, macros: { protein: 76.7, fat: 66.6, carbs: 247.9 } },
  checkedIngredients: 33,
};
