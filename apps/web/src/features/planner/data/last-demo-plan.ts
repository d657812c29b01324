import { demoPlans } from '../../../shared/demo/demo-plans.ts';
import type { CurrentPlan } from '../../../shared/plan/use-current-plan.ts';

/** What a visitor made last, for the page that says that the demo is over. */
export function lastDemoPlan(): CurrentPlan | null {
  const plan = demoPlans().at(-1);
  return plan ? { request: plan.request, result: plan.result, isSaved: false } : null;
}
