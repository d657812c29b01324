import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { forgetStoredPlan } from '../../../shared/plan/stored-plan.ts';
import { type CurrentPlan, currentPlanKey } from '../../../shared/plan/use-current-plan.ts';
import { usePlanOperations } from '../../../shared/plan/use-plan-operations.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';

export type DeletedPlan = { planId: string; name: string; done: Performed<'plans.remove'> };
export type PlanActions = ReturnType<typeof usePlanActions>;

const words = texts.dashboard;

/** Copies plans, deletes them, and gives those back that were deleted while this page is open. */
export function usePlanActions({ onCopied, onRestored }: { onCopied: () => void; onRestored: () => void }) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const { user } = useAuth();
  const [deleted, setDeleted] = useState<readonly DeletedPlan[]>([]);
  const copying = useMutation({
    // The key names the press: sent again by itself, it makes no second copy.
    mutationFn: ({ planId, key }: { planId: string; key: string }) =>
      utils.client.plans.duplicate.mutate({ planId }, idempotencyContext(key)),
  });
  const operations = usePlanOperations();
  const removing = useMutation({
    mutationFn: ({ planId, name }: { planId: string; name: string }) => operations.remove({ planId }, name),
  });
  const restoring = trpc.plans.restore.useMutation();

  async function reload(): Promise<void> {
    await Promise.all([utils.plans.page.invalidate(), utils.meals.list.invalidate()]);
  }

  async function duplicate({ _id: planId }: Plan): Promise<void> {
    try {
      await copying.mutateAsync({ planId, key: randomId() });
      await reload();
      onCopied();
      notifySuccess(words.copied);
    } catch (error) {
      notifyError(errorSentence(error, words.copyFailed));
    }
  }

  async function remove({ _id: planId, name: given }: Plan): Promise<void> {
    const name = given ?? words.unnamedPlan;
    const done = await removing.mutateAsync({ planId, name }).catch((error: unknown) => {
      notifyError(errorSentence(error, words.deleteFailed));
      return null;
    });
    if (!done) return;
    forgetOnPlanner(planId);
    const gone = { planId, name, done };
    setDeleted((before) => [...without(before, planId), gone]);
    notifyWithUndo(words.deleted({ plan: name }), { id: planId, onUndo: () => void restore(gone) });
  }

  async function restore({ planId, done }: DeletedPlan): Promise<void> {
    forgetUndo(planId);
    try {
      await operations.takeBack(done, async () => (await restoring.mutateAsync({ planId })) !== undefined);
    } catch (error) {
      return notifyError(errorSentence(error, words.restoreFailed));
    }
    setDeleted((before) => without(before, planId));
    await reload();
    onRestored();
    notifySuccess(words.restored);
  }

  // Changes of a plan that is gone would be refused there.
  function forgetOnPlanner(planId: string): void {
    const queryKey = currentPlanKey(user?.id ?? null);
    if (user) forgetStoredPlan(user.id, planId);
    if (client.getQueryData<CurrentPlan>(queryKey)?.result.planId === planId) client.removeQueries({ queryKey });
  }

  return {
    duplicate,
    remove,
    restore,
    deleted,
    isBusy: copying.isPending || removing.isPending || restoring.isPending,
  };
}

function without(deleted: readonly DeletedPlan[], planId: string): readonly DeletedPlan[] {
  return deleted.filter((one) => one.planId !== planId);
}
