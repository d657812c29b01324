import type { Certificate } from '@platewise/contract/generation/generation-schema';

/** What the planner certified for the example plan; see example-plan.ts. */
export const EXAMPLE_CERTIFICATE: Certificate = {
  diet: 'vegan',
  excluded: [
    {
      term: 'nuts',
      understoodAs: 'tree nuts and peanuts',
      foodsRemoved: 19,
      staysIn: ['coconut', 'nutmeg', 'water chestnut', 'seeds'],
    },
    { term: 'soy', understoodAs: 'soy', foodsRemoved: 50 },
  ],
  notAssessed: [],
  target: { calories: 1800, macros: { protein: 72, fat: 63, carbs: 236.2 } },
  actual: { calories: 1799, macros: { protein: 74.3, fat: 65.6, carbs: 252.6 } },
  checkedIngredients: 33,
};
