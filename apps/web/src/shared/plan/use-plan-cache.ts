import type { Plan, PlansPage } from '@platewise/contract/plans/plan-schema';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { errorCode } from '../api/api-error.ts';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import type { ShownPlan } from './plan-mutation.ts';
import { type CurrentPlan, currentPlanKey, shownPlan } from './use-current-plan.ts';
import { withChangedPlan } from './with-changed-plan.ts';

/** A plan wherever this browser shows it: on the planner and on every page of the dashboard. */
export function usePlanCache() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { user } = useAuth();
  const currentKey = currentPlanKey(user?.id ?? null);
  const pages = { queryKey: getQueryKey(trpc.plans.page) };

  function find(planId: string): ShownPlan | null {
    const current = client.getQueryData<CurrentPlan>(currentKey);
    if (current?.result.planId === planId) return shownPlan(current);
    const listed = client.getQueriesData<PlansPage>(pages).flatMap(([, page]) => page?.plans ?? []);
    return listed.find(({ _id }) => _id === planId) ?? null;
  }

  function save(plan: Plan): void {
    client.setQueryData<CurrentPlan>(currentKey, (current) => current && withChange(current, plan));
    client.setQueriesData<PlansPage>(pages, (page) => page && withChangedPlan(page, plan));
    void utils.plans.page.invalidate();
    void utils.plans.alternatives.invalidate();
    void utils.plans.mendingSwaps.invalidate();
    void utils.meals.list.invalidate();
  }

  /** A name that the server does not know yet. */
  function keepName(planId: string, name: string): void {
    client.setQueryData<CurrentPlan>(currentKey, (current) =>
      current?.result.planId === planId ? { ...current, name, isSaved: true } : current,
    );
  }

  /** Asks how the plan is now; null where it is gone. */
  async function reload(planId: string): Promise<Plan | null> {
    try {
      return (await utils.client.plans.exportJson.query({ planId })).content;
    } catch (error) {
      if (errorCode(error) === 'NOT_FOUND') return null;
      throw error;
    }
  }

  return { find, save, keepName, reload };
}

function withChange(current: CurrentPlan, plan: Plan): CurrentPlan {
  const { _id, name, meals, certificate, warnings, undoSteps, revision } = plan;
  if (current.result.planId !== _id) return current;
  const result = { ...current.result, meals, certificate, warnings };
  return { ...current, result, undoSteps, revision, name, isSaved: current.isSaved || name !== null };
}
