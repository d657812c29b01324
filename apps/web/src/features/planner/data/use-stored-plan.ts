import type { Plan } from '@platewise/contract/plans/plan-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { storedPlan } from '../../../shared/plan/stored-plan.ts';
import { storedPlans } from '../../../shared/plan/stored-plans.ts';
import { type CurrentPlan, currentPlanKey } from '../../../shared/plan/use-current-plan.ts';
import { usePlanCache } from '../../../shared/plan/use-plan-cache.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';

const neverChanges = () => () => {};
const lastPerson = () => sessionMemory().person()?.id ?? null;
const nobody = () => null;

/**
 * Puts the stored plan that a person had on the table back when the page is loaded again in this tab. Says how many meals
 * are on their way, also before it is known who is here; null where none are.
 */
export function useStoredPlan(plan: CurrentPlan | null): number | null {
  const { status, user } = useAuth();
  const client = useQueryClient();
  const cache = usePlanCache();
  const likely = useSyncExternalStore(neverChanges, lastPerson, nobody);
  const userId = user?.id ?? null;
  const person = userId ?? (status === 'loading' ? likely : null);
  const remembered = person === null ? null : storedPlan(person);
  const { planId, meals } = plan?.result ?? {};
  const mealCount = meals?.length ?? 0;

  const { isFetching } = useQuery({
    queryKey: ['kept-plan', userId, remembered?.planId],
    queryFn: () => putBack(userId ?? '', remembered?.planId ?? ''),
    enabled: userId !== null && remembered !== null && plan === null,
    gcTime: 0,
  });

  useEffect(() => {
    if (userId === null || mealCount === 0) return;
    if (planId) storedPlans.write(userId, { planId, meals: mealCount });
    // One that was made on this device comes back from nowhere; an older one must not stand in for it.
    else storedPlans.forget(userId);
  }, [userId, planId, mealCount]);

  async function putBack(owner: string, id: string): Promise<boolean> {
    const stored = await cache.reload(id);
    if (!stored) storedPlans.forget(owner);
    // Another plan may have been made meanwhile.
    else client.setQueryData<CurrentPlan>(currentPlanKey(owner), (now) => now ?? asCurrent(stored));
    return stored !== null;
  }

  return remembered !== null && plan === null && (userId === null || isFetching) ? remembered.meals : null;
}

function asCurrent({ _id: planId, name, meals, certificate, warnings, undoSteps, revision }: Plan): CurrentPlan {
  return { result: { planId, meals, certificate, warnings }, isSaved: name !== null, name, undoSteps, revision };
}
