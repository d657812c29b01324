import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation-schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../auth/use-auth.ts';

/** The plan on the planner's table: what was asked for, what came, and whether it was saved by name. */
export type CurrentPlan = { request: GenerationRequest; result: GenerationResult; isSaved: boolean };

/** Kept in page memory while people walk between pages; each account has its own. */
export function useCurrentPlan() {
  const { user } = useAuth();
  const client = useQueryClient();
  const queryKey = ['current-plan', user?.id ?? null];
  const { data } = useQuery<CurrentPlan>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });

  return {
    plan: data ?? null,
    setPlan: (plan: CurrentPlan) => client.setQueryData(queryKey, plan),
  };
}
