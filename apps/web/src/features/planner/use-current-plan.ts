import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../auth/use-auth.ts';

/** The plan on the planner's table: what was asked for, what came, whether it was saved and by which name, and how often it was changed since. */
export type CurrentPlan = {
  request: GenerationRequest;
  result: GenerationResult;
  isSaved: boolean;
  name?: string | null;
  undoSteps?: number;
};

/** Where the plan of an account, or of a visitor, lies in page memory. */
export function currentPlanKey(userId: string | null) {
  return ['current-plan', userId];
}

/** Kept in page memory while people walk between pages; each account has its own. */
export function useCurrentPlan() {
  const { user } = useAuth();
  const client = useQueryClient();
  const queryKey = currentPlanKey(user?.id ?? null);
  const { data } = useQuery<CurrentPlan>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });

  return {
    plan: data ?? null,
    setPlan: (plan: CurrentPlan) => client.setQueryData(queryKey, plan),
    /** Only while it is still this plan that lies there. */
    markSaved: ({ planId, name }: { planId: string; name: string }) =>
      client.setQueryData<CurrentPlan>(queryKey, (plan) =>
        plan?.result.planId === planId ? { ...plan, isSaved: true, name } : plan,
      ),
  };
}
