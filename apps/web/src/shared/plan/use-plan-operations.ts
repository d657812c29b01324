import { trpc } from '../api/trpc.ts';
import { CACHED_PLANS } from '../sync/cache/cached-names.ts';
import { useMutationQueue } from '../sync/mutations/use-mutation-queue.ts';
import type { OperationInput } from '../sync/queue/operation.ts';
import { PLAN_OPERATIONS } from './plan-operations.ts';

/** What is done to a whole plan; it waits for the connection only where the plans are kept here, so that it can be seen. */
export function usePlanOperations() {
  const { mutateOrThrow, takeBack } = useMutationQueue(PLAN_OPERATIONS);
  const { page } = trpc.useUtils().plans;
  const options = (name: string) => ({ shown: { name }, canQueue: page.getData(CACHED_PLANS) !== undefined });

  return {
    rename: (input: OperationInput<'plans.rename'>) => mutateOrThrow('plans.rename', input, options(input.name)),
    /** `name` is what the plan is called. */
    remove: (input: OperationInput<'plans.remove'>, name: string) =>
      mutateOrThrow('plans.remove', input, options(name)),
    takeBack,
  };
}
