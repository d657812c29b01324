import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { FollowSource } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { listOfPlan as words } from '@platewise/contract/texts/shopping/list-of-plan';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorCode, errorSentence } from '../api/api-error.ts';
import { randomId } from '../api/random-id.ts';
import { idempotencyContext, trpc } from '../api/trpc.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { notifyError, notifySuccess } from '../ui/toasts/notify.ts';
import { notifyWithUndo } from '../ui/toasts/notify-with-undo.tsx';

/** What the list is to follow, as it is asked for. */
type SourceWish = Omit<FollowSource, 'startAnew'> & { startAnew?: boolean };

type NamedPlan = Pick<Plan, '_id' | 'name'>;

/** One press makes the shopping list of a plan (decisions 1): the kept list follows it, ticks and own items stay. */
export function useMakeList() {
  const utils = trpc.useUtils();
  const { read } = utils.shoppingList;
  const navigate = useNavigate();
  const { entitlements, loading } = useSubscription();
  const making = useMutation({ mutationFn: makeOf, retry: false });

  async function follow(wish: SourceWish): Promise<void> {
    read.setData(undefined, await utils.client.shoppingList.follow.mutate(wish, idempotencyContext(randomId())));
  }

  async function makeOf({ _id: planId, name }: NamedPlan): Promise<void> {
    const { source } = await read.fetch(undefined, { staleTime: 0 });
    // A week that was planned for the list cannot be gone back to: it is replaced by who says so there.
    if (source?.kind === 'generated') {
      return navigate({ to: '/shopping', search: { make: 'plans', plans: planId } });
    }
    await follow({ planIds: [planId], numberOfPeople: source?.numberOfPeople ?? 1 });
    await navigate({ to: '/shopping' });
    const sentence = words.made({ plan: name ?? texts.dashboard.unnamedPlan });
    if (source) notifyWithUndo(sentence, { id: 'list', onUndo: () => void goBack(source) });
    else notifySuccess(sentence);
  }

  async function goBack(source: Exclude<StoredSource, { kind: 'generated' }>): Promise<void> {
    const { kind: _, ...before } = source;
    await follow(before).catch((error: unknown) => notifyError(errorSentence(error, words.failed)));
  }

  function notify(error: unknown): void {
    if (errorCode(error) === 'PRO_ONLY') void navigate({ to: '/shopping' });
    else notifyError(errorSentence(error, words.failed));
  }

  return {
    label: words.make,
    isBusy: making.isPending,
    make: (plan: NamedPlan): void => {
      // The page of the list has the way to a plan with it.
      if (!entitlements.shoppingList && !loading) return void navigate({ to: '/shopping' });
      if (!making.isPending) making.mutate(plan, { onError: notify });
    },
  };
}
