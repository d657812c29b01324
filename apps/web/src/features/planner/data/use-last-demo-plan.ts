import { useEffect, useState } from 'react';
import type { CurrentPlan } from '../../../shared/plan/use-current-plan.ts';

/** What a visitor made last, for the page that says that the demo is over. */
export function useLastDemoPlan(isOver: boolean): CurrentPlan | null {
  const [plan, setPlan] = useState<CurrentPlan | null>(null);
  useEffect(() => {
    if (isOver) void lastDemoPlan().then(setPlan, () => undefined);
  }, [isOver]);
  return plan;
}

async function lastDemoPlan(): Promise<CurrentPlan | null> {
  const { demoPlans } = await import('../../../shared/demo/demo-plans.ts');
  const plan = demoPlans().at(-1);
  return plan ? { request: plan.request, result: plan.result, isSaved: false } : null;
}
