import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { type MutationStatus, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorCode } from '../../api/api-error.ts';
import { askUntilFree } from '../../api/ask-until-free.ts';
import { randomId } from '../../api/random-id.ts';
import { idempotencyContext, trpc } from '../../api/trpc.ts';
import { useAuth } from '../../session/use-auth.ts';
import { useSubscription } from '../../subscription/use-subscription.ts';
import { rememberPlanChange, tasteOfPerson } from '../../taste/remember-taste.ts';
import { notifyError } from '../../ui/toasts/notify.ts';
import { useStableActions } from '../../ui/use-stable-actions.ts';
import { mealOfMutation, type PlanMutation, type ShownPlan } from '../plan-mutation.ts';
import { withUndoNote } from '../undo/undo-note.ts';
import { useUndoNotes } from '../undo/use-undo-notes.ts';
import { usePlanCache } from '../use-plan-cache.ts';
import { usePlanGone } from '../use-plan-gone.ts';
import { doneWords } from './change-words.ts';
import { lockedMeals } from './locked-meals.ts';
import { forgetChange, notifyChange } from './notify-change.tsx';

/** A change that runs, waits for another one, or failed. */
export type RunningChange = { mutation: PlanMutation; isPendingOperation: boolean };
export type FailedChange = { mutation: PlanMutation; error: unknown };
export type PlanChanges = ReturnType<typeof usePlanChanges>;

/** What a change is refused with that was asked of the plan as it is no more. */
const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set(['NOT_FOUND', 'PLAN_CHANGED']);

/**
 * Changes single meals of a saved plan, one change after the other. What runs and what failed belongs to the plan, not
 * to the page: planner and dashboard see the same, also when people walk between them meanwhile.
 */
export function usePlanChanges(planId: string) {
  const client = useQueryClient();
  const { plans } = trpc.useUtils().client;
  const cache = usePlanCache();
  const gone = usePlanGone();
  const undoNotes = useUndoNotes(planId);
  const subscription = useSubscription();
  const { user } = useAuth();
  const mutationKey = ['plan-change', planId];

  const shared = {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: forgetChange,
    onSuccess: finish,
    onError: (error: unknown, mutation: PlanMutation) => void recover(error, mutation),
  };
  const change = useMutation({ ...shared, mutationFn: (mutation: PlanMutation) => send(mutation) });
  // Sent again by itself, an undo whose answer was lost would take back a second change.
  const undoing = useMutation({ ...shared, mutationFn: (mutation: PlanMutation) => send(mutation), retry: false });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, isPaused, error, variables } }) => ({
      status,
      isPaused,
      error,
      mutation: variables as PlanMutation,
    }),
  });

  async function send(mutation: PlanMutation): Promise<Plan> {
    if (mutation.kind === 'undo') return sendUndo(mutation);
    const { mealId, locked } = mutation;
    const asked = { planId, locked: [...locked] };
    if (mutation.kind === 'servings') {
      return plans.reportion.mutate({ ...asked, servings: { [mealId]: mutation.servings } });
    }
    if (mutation.kind === 'substitute') {
      const { food, instead } = mutation;
      return plans.substitute.mutate({ ...asked, mealId, food, instead });
    }
    const once = idempotencyContext(mutation.key);
    if (mutation.kind === 'swap') {
      return askUntilFree(() => plans.swap.mutate({ ...asked, mealId, alternative: mutation.alternative }, once));
    }
    const call = { ...asked, mealIds: [mealId], ...(await mutation.learnt) };
    return askUntilFree(() => plans.regenerate.mutate(call, once));
  }

  async function sendUndo({ fromSteps, revision, isSecondTry }: PlanMutation & { kind: 'undo' }): Promise<Plan> {
    const now = isSecondTry ? await cache.reload(planId) : null;
    const isDone = now?.revision === revision + 1 && now.undoSteps < fromSteps;
    return isDone ? now : plans.undo.mutate({ planId, revision });
  }

  function finish(plan: Plan, mutation: PlanMutation): void {
    const before = cache.find(planId);
    show(plan);
    if (before) {
      undoNotes.update((notes) => withUndoNote(notes, mutation, before, plan));
      rememberPlanChange(user?.id, mutation, { before: before.meals, after: plan.meals });
    }
    const onUndo = mutation.kind === 'undo' ? null : () => undoing.mutate(undoMutation(plan));
    notifyChange(doneWords(mutation, before ?? plan, plan), { planId, onUndo });
    if (isPaid(mutation)) void subscription.refresh();
  }

  async function recover(error: unknown, mutation: PlanMutation): Promise<void> {
    if (isPaid(mutation)) void subscription.refresh();
    if (!CHANGED_ELSEWHERE.has(errorCode(error) ?? '')) return;
    // Another tab or device was faster: the meal is not there any more, so its card cannot say so.
    const now = await cache.reload(planId).catch(() => undefined);
    if (now === undefined) return;
    if (now === null) return gone.forget(planId);
    show(now);
    dismiss(mealOfMutation(mutation));
    notifyError(texts.planChanges.changedElsewhere);
  }

  function show(plan: Plan): void {
    lockedMeals.keepOnly(
      planId,
      plan.meals.map(({ id }) => id),
    );
    cache.save(plan);
  }

  function dismiss(mealId: string | null): void {
    const mutations = client.getMutationCache();
    for (const failed of mutations.findAll({ mutationKey, status: 'error' })) {
      if (mealOfMutation(failed.state.variables as PlanMutation) === mealId) mutations.remove(failed);
    }
  }

  const actions = useStableActions({
    newMeal: (mealId: string) =>
      change.mutate({
        kind: 'new-meal',
        mealId,
        locked: locksNow(planId),
        learnt: tasteOfPerson(user?.id),
        key: randomId(),
      }),
    swap: (mealId: string, alternative: string) =>
      change.mutate({ kind: 'swap', mealId, alternative, locked: locksNow(planId), key: randomId() }),
    substitute: (mealId: string, choice: { food: string; instead: string }) =>
      change.mutate({ kind: 'substitute', mealId, ...choice, locked: locksNow(planId) }),
    setServings: (mealId: string, servings: number) =>
      change.mutate({ kind: 'servings', mealId, servings, locked: locksNow(planId) }),
    undo: (plan: ShownPlan) => undoing.mutate(undoMutation(plan)),
    retry: (mutation: PlanMutation) =>
      mutation.kind === 'undo' ? undoing.mutate({ ...mutation, isSecondTry: true }) : change.mutate(mutation),
    dismiss,
  });

  // The same until something runs, ends or fails: a card renders for nothing else.
  return useMemo(() => ({ ...actions, ...changesIn(states) }), [actions, states]);
}

type ChangeState = { status: MutationStatus; isPaused: boolean; error: unknown; mutation: PlanMutation };

function changesIn(states: readonly ChangeState[]) {
  const lastOf = (mealId: string | null) => states.findLast(({ mutation }) => mealOfMutation(mutation) === mealId);

  return {
    /** All that is under way, in the order in which it is done. */
    running: states
      .filter(({ status }) => status === 'pending')
      .map(({ mutation, isPaused }): RunningChange => ({ mutation, isPendingOperation: isPaused })),

    /** What is under way for a meal, or with null for the whole plan. */
    runningFor(mealId: string | null): RunningChange | null {
      const last = lastOf(mealId);
      return last?.status === 'pending' ? { mutation: last.mutation, isPendingOperation: last.isPaused } : null;
    },

    failedFor(mealId: string | null): FailedChange | null {
      const last = lastOf(mealId);
      return last?.status === 'error' ? { mutation: last.mutation, error: last.error } : null;
    },
  };
}

function undoMutation({ undoSteps, revision }: Pick<ShownPlan, 'undoSteps' | 'revision'>): PlanMutation {
  return { kind: 'undo', fromSteps: undoSteps, revision, isSecondTry: false };
}

function isPaid({ kind }: PlanMutation): boolean {
  return kind === 'new-meal' || kind === 'swap';
}

function locksNow(planId: string): readonly string[] {
  return lockedMeals.ofPlan(planId);
}
