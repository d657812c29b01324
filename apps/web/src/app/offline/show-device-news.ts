import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { isCalendarOperation } from '../../features/calendar/data/calendar-operation.ts';
import { takeCalendarChange } from '../../features/calendar/data/take-calendar-change.ts';
import { isListMutation } from '../../features/shopping/data/list-mutation.ts';
import { showListAnswer } from '../../features/shopping/data/show-list-answer.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { type CurrentPlan, currentPlanKey } from '../../shared/plan/use-current-plan.ts';
import { devicePlanKey } from '../../shared/planning/device-plan-key.ts';
import { isOtherPlan } from '../../shared/planning/is-other-plan.ts';
import type { News } from '../../shared/sync/device-news.ts';
import type { Operation, OperationOf } from '../../shared/sync/queue/operation.ts';
import { notifyError, notifySuccess } from '../../shared/ui/toasts/notify.ts';

/** Shows on the screens of this tab what became of what waited: it is loaded again, or reported why it was not taken. */
export function showDeviceNews(client: QueryClient, news: News, isOurs: boolean): void {
  if (news.about === 'refused' && isOurs) notifyError(news.operation.refusal?.sentence ?? texts.offline.notTaken);
  if (news.about !== 'done') return;
  const { operation, result } = news;
  if (operation.kind === 'plans.save') showSavedPlan(client, operation, result);
  if (operation.kind === 'plans.save' && isOurs && wasMade(operation, result)) notifySuccess(texts.offline.planWasMade);
  if (isListMutation(operation)) showListAnswer(client, operation, result);
  if (isCalendarOperation(operation)) takeCalendarChange(client, result);
  for (const queryKey of changedBy(operation)) void client.invalidateQueries({ queryKey });
}

function changedBy({ kind }: Operation) {
  if (kind.startsWith('favorites.')) return [getQueryKey(trpc.favorites.list)];
  if (kind.startsWith('calorie.')) return [getQueryKey(trpc.calorie)];
  if (kind.startsWith('calendar.')) return [getQueryKey(trpc.calendar.read)];
  if (kind.startsWith('shoppingList.')) return [getQueryKey(trpc.shoppingList.pantry)];
  return [getQueryKey(trpc.plans.page), getQueryKey(trpc.meals.list)];
}

/** Whether what was saved is not what waited here, but what the server had made before. */
function wasMade({ input }: OperationOf<'plans.save'>, saved: unknown): boolean {
  return isOtherPlan({ meals: input.items }, (saved as Plan).meals);
}

// The planner's table may still hold the plan as it was made here; it is an account's plan from now on.
function showSavedPlan(client: QueryClient, { userId, id }: { userId: string; id: string }, saved: unknown): void {
  client.setQueryData<CurrentPlan>(currentPlanKey(userId), (plan) => {
    if (!plan || devicePlanKey(plan.result) !== id) return plan;
    const { _id: planId, name, meals, certificate, warnings } = saved as Plan;
    const naming = name === null ? {} : { name, isSaved: true };
    return { ...plan, ...naming, result: { planId, meals, certificate, warnings, seed: plan.result.seed } };
  });
}
