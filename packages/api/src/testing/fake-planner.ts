import type { Certificate, GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { OfferedMeal } from '@platewise/contract/plans/plan-schema';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import type { Planner } from '../meals/planners/planner.ts';

/** A planner that answers at once with porridge, so that tests of storage and tokens need not plan. */
export const porridgePlanner: Planner = {
  ...embeddedPlanner,
  planMeals: async (request, { seed }) => {
    const meals = Array.from({ length: request.mealCount }, (_, index) => porridge(`Porridge ${seed}-${index}`));
    return { ok: true, meals, seed, certificate: certificate(request), warnings: [] };
  },
  recomputePlan: async (request, offered: readonly OfferedMeal[], { seed }) => ({
    ok: true,
    meals: offered.map(({ name, mealType }) => ({ ...porridge(name), mealType })),
    seed,
    certificate: certificate(request),
    warnings: [],
  }),
};

/** A planner that finds no plan, for the reason given. */
export function refusingPlanner(reason: string): Planner {
  const refuse = async () => ({ ok: false, reason }) as const;
  const refuseWeek = async () => ({ ok: false, reason, date: '' }) as const;
  return {
    planMeals: refuse,
    planWeek: refuseWeek,
    planFamily: refuse,
    searchWeek: refuseWeek,
    regenerateMeals: refuse,
    recomputePlan: refuse,
    listAlternatives: async () => [],
    listMendingSwaps: async () => ({ missed: [], swaps: [], unmended: [] }),
    listWeekSwaps: async () => ({ missed: [], swaps: [], unmended: [] }),
    listSubstitutes: async () => [],
  };
}

async function breakDown(): Promise<never> {
  throw new Error('The planner broke.');
}

/** A planner that breaks. */
export const brokenPlanner: Planner = {
  planMeals: breakDown,
  planWeek: breakDown,
  planFamily: breakDown,
  searchWeek: breakDown,
  listAlternatives: breakDown,
  listMendingSwaps: breakDown,
  listWeekSwaps: breakDown,
  listSubstitutes: breakDown,
  regenerateMeals: breakDown,
  recomputePlan: breakDown,
};

/** A planner that is pending until it is released; `started` resolves when it has been asked. */
export function gatedPlanner(): { planner: Planner; started: Promise<void>; release: () => void } {
  const start = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const planner: Planner = {
    ...porridgePlanner,
    planMeals: async (...question) => {
      start.resolve();
      await gate.promise;
      return porridgePlanner.planMeals(...question);
    },
  };
  return { planner, started: start.promise, release: gate.resolve };
}

/** Porridge with the name given. */
export function porridge(name: string): PlannedMeal {
  return {
    name,
    mealType: 'breakfast',
    calories: 300,
    macros: { protein: 10, fat: 6, carbs: 50 },
    nutrition: { fiber: 8, sugar: 1, saturatedFat: 1, sodium: null },
    ingredients: ['80 g rolled oats'],
    items: [{ food: 'rolled-oats', name: 'Rolled oats', fdcId: 173904, grams: 80 }],
    instructions: ['Cook the oats in water.'],
    prepTime: 2,
    cookTime: 8,
    servings: 1,
    difficulty: 'Easy',
    tags: [],
    source: 'planner',
  };
}

function certificate(request: GenerationRequest): Certificate {
  const energy = { calories: request.calorieTarget, macros: { protein: 100, fat: 60, carbs: 250 } };
  return {
    diet: request.dietaryPreferences,
    excluded: [],
    notAssessed: [],
    target: energy,
    actual: energy,
    checkedIngredients: request.mealCount,
  };
}
