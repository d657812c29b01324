import type { AdminMessage } from '@platewise/contract/admin/admin-work-schema';
import { LIMITS } from '@platewise/contract/limits';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import list from '../../../shared/ui/lists/record-list.module.css';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { allRows } from '../data/all-rows.ts';
import { type Column, momentColumn } from '../data/column.ts';
import { keyIn } from '../data/key-in.ts';
import { FRESH_PAGES } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { InboxMessage } from '../parts/inbox-message.tsx';
import { ListFrame } from '../parts/list/list-frame.tsx';
import { LIST_STATES } from '../parts/list/row-list.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.inbox;

/** What people wrote on the contact page, and what has become of it. */
export function InboxTab({ asked, onAsk }: AdminView) {
  const show = keyIn(words.shown, asked.show) ?? 'all';
  const { client } = trpc.useUtils();
  const query = trpc.admin.inbox.useInfiniteQuery({ show }, FRESH_PAGES);
  const first = query.data?.pages[0];
  return (
    <AdminSection title={words.list} {...(first && { text: words.counts(first) })}>
      <div className={filters.filters}>
        <FilterSelect
          label={words.show}
          labels={words.shown}
          value={show}
          onChange={(next) => onAsk({ ...asked, show: next }, { replace: true })}
        />
      </div>
      <QueryStates
        query={query}
        {...LIST_STATES}
        empty={{
          when: ({ pages }) => pages.every(({ rows }) => rows.length === 0),
          show: <EmptyState title={words.emptyTitle} text={words.emptyText} />,
        }}
      >
        {({ pages }) => {
          const messages = pages.flatMap(({ rows }) => rows);
          const readAll = () =>
            allRows((cursor) => client.admin.inbox.query({ show, cursor, limit: LIMITS.adminRowsMax }));
          return (
            <ListFrame
              caption={words.list}
              fileName="messages"
              columns={COLUMNS}
              readAll={readAll}
              shown={messages.length}
              query={query}
            >
              <div className={list.list}>
                <ul>
                  {messages.map((message) => (
                    <li key={message.id}>
                      <InboxMessage message={message} />
                    </li>
                  ))}
                </ul>
              </div>
            </ListFrame>
          );
        }}
      </QueryStates>
    </AdminSection>
  );
}

const COLUMNS: readonly Column<AdminMessage>[] = [
  momentColumn(words.at, ({ createdAt }) => createdAt),
  { name: words.name, value: ({ name }) => name },
  { name: words.email, value: ({ email }) => email },
  { name: words.subject, value: ({ subject }) => subject },
  { name: words.message, value: ({ message }) => message },
  momentColumn(words.readAt, ({ readAt }) => readAt),
  momentColumn(words.answeredAt, ({ answeredAt }) => answeredAt),
];
