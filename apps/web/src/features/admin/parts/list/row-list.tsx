import type { AdminPage } from '@platewise/contract/admin/admin-page-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../../../shared/ui/states/empty-state.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { allRows } from '../../data/all-rows.ts';
import type { Column } from '../../data/column.ts';
import type { RowsQuery } from '../../data/rows-page.ts';
import { ListFrame } from './list-frame.tsx';
import { RowTable } from './row-table.tsx';

type ListProps<Row> = {
  /** What the list is called, and the name of its file without an ending. */
  caption: string;
  fileName: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** What stands in its place where nothing is in it. */
  empty: { title: string; text?: string };
};

type PagedListProps<Row> = ListProps<Row> & {
  query: RowsQuery<Row>;
  /** The page at a cursor, with the same filters: for the file. */
  askFor: (cursor: string | undefined) => Promise<AdminPage<Row>>;
};

/** A list that grows page by page, in its four states. */
export function PagedList<Row>({ query, askFor, empty, keyOf, actions, ...frame }: PagedListProps<Row>) {
  return (
    <QueryStates
      query={query}
      {...LIST_STATES}
      empty={{ when: ({ pages }) => pages.every(({ rows }) => rows.length === 0), show: <EmptyState {...empty} /> }}
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        return (
          <ListFrame {...frame} shown={rows.length} query={query} readAll={() => allRows(askFor)}>
            <RowTable {...frame} rows={rows} keyOf={keyOf} actions={actions} />
          </ListFrame>
        );
      }}
    </QueryStates>
  );
}

type WholeListProps<Row> = ListProps<Row> & {
  query: Pick<RowsQuery<Row>, 'error' | 'isPending' | 'refetch'> & {
    data: { rows: readonly Row[]; isCut?: boolean } | undefined;
  };
};

/** A list that is read at once, in its four states. */
export function WholeList<Row>({ query, empty, keyOf, actions, ...frame }: WholeListProps<Row>) {
  return (
    <QueryStates
      query={query}
      {...LIST_STATES}
      empty={{ when: ({ rows }) => rows.length === 0, show: <EmptyState {...empty} /> }}
    >
      {({ rows, isCut = false }) => (
        <ListFrame {...frame} shown={rows.length} isCut={isCut} readAll={() => Promise.resolve(rows)}>
          <RowTable {...frame} rows={rows} keyOf={keyOf} actions={actions} />
        </ListFrame>
      )}
    </QueryStates>
  );
}

/** How a list loads and fails. */
export const LIST_STATES = {
  loading: <LoadingBlock height={320} />,
  failed: {
    get title() {
      return adminScreen.list.failedTitle;
    },
    get text() {
      return adminScreen.list.failedText;
    },
  },
} satisfies Pick<ComponentProps<typeof QueryStates>, 'loading' | 'failed'>;
