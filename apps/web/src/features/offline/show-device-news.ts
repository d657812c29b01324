import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { notifyError } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { type CurrentPlan, currentPlanKey } from '../planner/use-current-plan.ts';
import type { News } from './device-news.ts';

/** Shows on the screens of this tab what became of what waited: it is loaded anew, or told why it was not taken. */
export function showDeviceNews(client: QueryClient, news: News, isOurs: boolean): void {
  if (news.about === 'refused' && isOurs) notifyError(news.operation.refusal?.sentence ?? texts.offline.notTaken);
  if (news.about !== 'done') return;
  const { operation, result } = news;
  if (operation.kind === 'plans.save') showSavedPlan(client, operation, result);
  const changed = operation.kind.startsWith('favorites.') ? [trpc.favorites.list] : [trpc.plans.page, trpc.meals.list];
  for (const query of changed) void client.invalidateQueries({ queryKey: getQueryKey(query) });
}

// The planner's table may still hold the plan as it was made here; it is an account's plan from now on.
function showSavedPlan(client: QueryClient, { userId, id }: { userId: string; id: string }, saved: unknown): void {
  client.setQueryData<CurrentPlan>(currentPlanKey(userId), (plan) => {
    if (plan?.result.meals[0]?.id !== id) return plan;
    const { _id: planId, meals, certificate, warnings } = saved as CurrentPlan['result'] & { _id: string };
    return { ...plan, result: { planId, meals, certificate, warnings, seed: plan.result.seed } };
  });
}
