import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../api/trpc.ts';
import { devicePlanKey } from '../planning/device-plan-key.ts';
import { type OperationIn, type OperationsOf, shownName } from '../sync/mutations/operations-of.ts';
import type { OperationKind } from '../sync/queue/operation.ts';
import { type CurrentPlan, currentPlanKey } from './use-current-plan.ts';

type PlanKind = Extract<OperationKind, `plans.${string}`>;

/** What is done to a whole plan, and may wait for the connection. */
export type PlanOperation = OperationIn<PlanKind>;

export const PLAN_OPERATIONS: OperationsOf<PlanKind> = {
  describe: {
    'plans.save': ({ input }) => texts.offline.planTitle({ name: input.name ?? texts.dashboard.unnamedPlan }),
    'plans.rename': ({ input }) => texts.offline.renaming({ name: input.name }),
    'plans.remove': (operation) => texts.offline.removingPlan({ name: shownName(operation) ?? texts.offline.somePlan }),
  },
  // Pages of plans are searched and counted by the server, so they follow it.
  shownLate: ['plans.save', 'plans.rename', 'plans.remove'],
  laneOf: (operation) => `plan ${operation.kind === 'plans.save' ? operation.id : operation.input.planId}`,
  showAnswer: (client, operation, answer) => {
    if (operation.kind === 'plans.save') showSavedPlan(client, operation, answer as Plan);
    for (const queryKey of pages()) void client.invalidateQueries({ queryKey });
  },
  reads: pages,
};

function pages() {
  return [getQueryKey(trpc.plans.page), getQueryKey(trpc.meals.list)];
}

/** The planner's table may still hold the plan as it was made here; it is an account's plan from now on. */
function showSavedPlan(client: QueryClient, { userId, id }: PlanOperation, saved: Plan): void {
  client.setQueryData<CurrentPlan>(currentPlanKey(userId), (plan) => {
    if (!plan || devicePlanKey(plan.result) !== id) return plan;
    const { _id: planId, name, meals, certificate, warnings } = saved;
    const naming = name === null ? {} : { name, isSaved: true };
    return { ...plan, ...naming, result: { planId, meals, certificate, warnings, seed: plan.result.seed } };
  });
}
