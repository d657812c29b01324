import type { Meal } from '@platewise/contract/meals/meal-schema';

/** What is eaten on one day: a plan. */
export type PrepDay = { planId: string; name: string | null; meals: readonly Meal[] };
