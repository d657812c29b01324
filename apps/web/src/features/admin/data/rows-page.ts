import type { AdminPage } from '@platewise/contract/admin/admin-page-schema';
import { keepPreviousData } from '@tanstack/react-query';

/** What a list that grows is read from: an infinite query of TanStack. */
export type RowsQuery<Row> = {
  data: { pages: AdminPage<Row>[] } | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** What an operator looks at is never of five minutes ago; it stays while another filter is asked for. */
export const FRESH = { staleTime: 0, placeholderData: keepPreviousData };

/** The same for `useInfiniteQuery`, and where the next page begins. */
export const FRESH_PAGES = { ...FRESH, getNextPageParam: ({ nextCursor }: AdminPage<unknown>) => nextCursor };
