import { texts } from '@platewise/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { notifyError } from '../ui/toasts/notify.ts';
import { forgetStoredPlan } from './stored-plan.ts';
import { type CurrentPlan, currentPlanKey } from './use-current-plan.ts';
import { usePlanCache } from './use-plan-cache.ts';

/** Finds out what became of a plan that the server does not know as it is shown: it was deleted, or changed, elsewhere. */
export function usePlanGone() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const cache = usePlanCache();
  const { user } = useAuth();

  /** Takes a deleted plan off the screens, and says so. */
  function forget(planId: string): void {
    const queryKey = currentPlanKey(user?.id ?? null);
    if (user) forgetStoredPlan(user.id, planId);
    if (client.getQueryData<CurrentPlan>(queryKey)?.result.planId === planId) client.removeQueries({ queryKey });
    void utils.plans.page.invalidate();
    void utils.meals.list.invalidate();
    notifyError(texts.planChanges.deletedElsewhere);
  }

  async function check(planId: string): Promise<void> {
    const now = await cache.reload(planId);
    if (!now) return forget(planId);
    cache.save(now);
    notifyError(texts.planChanges.changedElsewhere);
  }

  return { forget, check };
}
