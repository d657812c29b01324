import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UnacknowledgedGeneration } from '../planning/unacknowledged-generation.ts';
import { useAuth } from '../session/use-auth.ts';
import type { ShownPlan } from './plan-mutation.ts';

/**
 * The plan on the planner's table: what was asked for, what came, whether it was saved and by which name, and how often it
 * was changed since. One that was put back after a reload no longer says request and seed.
 */
export type CurrentPlan = {
  request?: GenerationRequest;
  /** Set for one that was made on this device. */
  insteadOf?: UnacknowledgedGeneration | undefined;
  result: CurrentResult;
  isSaved: boolean;
  name?: string | null;
  undoSteps?: number;
  revision?: number;
};

type CurrentResult = Omit<GenerationResult, 'seed'> & { seed?: number | undefined };

/** The plan as it is changed; one that was just made was not changed yet. */
export function shownPlan({ result, undoSteps = 0, revision = 0 }: CurrentPlan): ShownPlan {
  return { meals: result.meals, certificate: result.certificate, undoSteps, revision };
}

/** Where the plan of an account, or of a visitor, lies in page memory. */
export function currentPlanKey(userId: string | null) {
  return ['current-plan', userId];
}

/** Kept in page memory while people walk between pages; each account has its own. */
export function useCurrentPlan() {
  const { user } = useAuth();
  const client = useQueryClient();
  const queryKey = currentPlanKey(user?.id ?? null);
  const { data } = useQuery<CurrentPlan>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  /** Only while it is still this plan that lies there. */
  function change(of: CurrentResult, changed: (plan: CurrentPlan) => CurrentPlan): void {
    client.setQueryData<CurrentPlan>(queryKey, (plan) => (plan && isSame(plan.result, of) ? changed(plan) : plan));
  }

  return {
    plan: data ?? null,
    setPlan: (plan: CurrentPlan) => client.setQueryData(queryKey, plan),
    setResult: (of: CurrentResult, result: CurrentResult) => change(of, (plan) => ({ ...plan, result })),
    markSaved: (of: CurrentResult, name: string) => change(of, (plan) => ({ ...plan, isSaved: true, name })),
  };
}

/** Known by the server's id, or by its meals until it has one. */
function isSame(a: CurrentResult, b: CurrentResult): boolean {
  return (a.planId !== undefined && a.planId === b.planId) || a.meals[0]?.id === b.meals[0]?.id;
}
