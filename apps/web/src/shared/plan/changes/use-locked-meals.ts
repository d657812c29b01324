import { useSyncExternalStore } from 'react';
import { lockedMeals } from './locked-meals.ts';

/** The ids of a plan's locked meals, kept in step with every page that shows the plan. */
export function useLockedMeals(planId: string): readonly string[] {
  return useSyncExternalStore(lockedMeals.subscribe, () => lockedMeals.ofPlan(planId));
}

/** Whether one meal is locked; what shows no other one renders for it alone. */
export function useIsLocked(planId: string, mealId: string): boolean {
  return useSyncExternalStore(lockedMeals.subscribe, () => lockedMeals.ofPlan(planId).includes(mealId));
}
