import { storedPlans } from './stored-plans.ts';

/** Which stored plan lies on the planner's table, and how many meals it has. */
export type StoredPlan = { planId: string; meals: number };

/** What is kept for a person; null where nothing is, or nothing that can be read. */
export function storedPlan(person: string, kept = storedPlans): StoredPlan | null {
  const { planId, meals }: Partial<StoredPlan> = Object(kept.read(person));
  return typeof planId === 'string' && Number.isInteger(meals) ? { planId, meals: Number(meals) } : null;
}

/** Forgets the plan of a person, unless another one lies there by now. */
export function forgetStoredPlan(person: string, planId: string, kept = storedPlans): void {
  if (storedPlan(person, kept)?.planId === planId) kept.forget(person);
}
