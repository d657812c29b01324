import type { PlansPage, PlansPageRequest } from '@platewise/contract/plans/plan-schema';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../api/trpc.ts';
import { useIsReachable } from '../../api/use-connection.ts';
import { CACHED_PLANS } from '../../sync/cache/cached-names.ts';
import { cachedPage } from '../../sync/cache/cached-page.ts';
import { usePendingOperations } from '../../sync/mutations/use-pending-operations.ts';
import { PLAN_OPERATIONS } from '../plan-operations.ts';

type ShownPage = {
  data: PlansPage | undefined;
  error: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
  /** How many plans are kept here, where the server has more of them; else null. */
  cachedOnly: number | null;
};

type Asked = Pick<PlansPageRequest, 'page' | 'pageSize' | 'search' | 'goal'>;

/**
 * One page of the saved plans: the server's, or made from what is cached on this device while the server cannot be reached
 * or changes wait to be sent to it.
 */
export function usePlansPage(asked: Asked): ShownPage {
  const served = trpc.plans.page.useQuery(asked, { placeholderData: keepPreviousData });
  const cached = trpc.plans.page.useQuery(CACHED_PLANS, { enabled: false });
  const { queued } = usePendingOperations(PLAN_OPERATIONS);
  const isReachable = useIsReachable();

  if (!cached.data || (isReachable && !queued.some(({ kind }) => kind !== 'plans.save')))
    return { ...served, cachedOnly: null };
  const { plans, total } = cached.data;
  return {
    data: cachedPage(plans, queued, asked),
    error: null,
    isPending: false,
    isPlaceholderData: false,
    refetch: served.refetch,
    cachedOnly: total > plans.length ? plans.length : null,
  };
}
