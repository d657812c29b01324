import { keptPlans } from './kept-plans.ts';

/** Which stored plan lies on the planner's table, and how many meals it has. */
export type KeptPlan = { planId: string; meals: number };

/** What is kept for a person; null where nothing is, or nothing that can be read. */
export function keptPlan(person: string, kept = keptPlans): KeptPlan | null {
  const { planId, meals }: Partial<KeptPlan> = Object(kept.read(person));
  return typeof planId === 'string' && Number.isInteger(meals) ? { planId, meals: Number(meals) } : null;
}

/** Forgets the plan of a person, unless another one lies there by now. */
export function forgetKeptPlan(person: string, planId: string, kept = keptPlans): void {
  if (keptPlan(person, kept)?.planId === planId) kept.forget(person);
}
