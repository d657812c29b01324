import { storedPlans } from './stored-plans.ts';

/** Which stored plan lies on the planner's table, and how many meals it has. */
export type StoredPlan = { planId: string; meals: number };

/** What is kept for a person; null where nothing is, or nothing that can be read. */
export function storedPlan(person: string, stored = storedPlans): StoredPlan | null {
  const { planId, meals }: Partial<StoredPlan> = Object(stored.read(person));
  return typeof planId === 'string' && Number.isInteger(meals) ? { planId, meals: Number(meals) } : null;
}

/** Forgets the plan of a person, unless another one lies there by now. */
export function forgetStoredPlan(person: string, planId: string, stored = storedPlans): void {
  if (storedPlan(person, stored)?.planId === planId) stored.forget(person);
}
