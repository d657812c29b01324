import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { isOtherPlan } from '../../shared/planning/is-other-plan.ts';
import type { News } from '../../shared/sync/device-news.ts';
import type { OperationOf } from '../../shared/sync/queue/operation.ts';
import { notifyError, notifySuccess } from '../../shared/ui/toasts/notify.ts';
import { operationsOf } from './operations.ts';

/** Shows on the screens of this tab what became of what waited: it is loaded again, or reported why it was not taken. */
export function showDeviceNews(client: QueryClient, news: News, isOurs: boolean): void {
  if (news.about === 'refused' && isOurs) notifyError(news.operation.refusal?.sentence ?? texts.offline.notTaken);
  if (news.about !== 'done') return;
  const { operation, result } = news;
  if (operation.kind === 'plans.save' && isOurs && wasMade(operation, result)) notifySuccess(texts.offline.planWasMade);
  const { showAnswer, reads } = operationsOf(operation);
  void Promise.resolve(showAnswer(client, operation, result as never)).then(() => {
    for (const queryKey of reads()) void client.invalidateQueries({ queryKey });
  });
}

/** Whether what was saved is not what waited here, but what the server had made before. */
function wasMade({ input }: OperationOf<'plans.save'>, saved: unknown): boolean {
  return isOtherPlan({ meals: input.items }, (saved as Plan).meals);
}
