import type { AdminLogRow } from '@platewise/contract/admin/admin-log-schema';
import { LIMITS } from '@platewise/contract/limits';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { type Column, momentColumn } from '../data/column.ts';
import { keyIn } from '../data/key-in.ts';
import { FRESH_PAGES } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { PagedList } from '../parts/list/row-list.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.log;

/** What operators read and did. */
export function LogTab({ asked, onAsk }: AdminView) {
  const action = keyIn(words.actions, asked.action);
  const { client } = trpc.useUtils();
  const query = trpc.admin.log.useInfiniteQuery({ action }, FRESH_PAGES);
  return (
    <AdminSection title={words.list} text={words.text}>
      <div className={filters.filters}>
        <FilterSelect
          label={words.action}
          all={words.allActions}
          labels={words.actions}
          value={action}
          onChange={(next) => onAsk({ ...asked, action: next }, { replace: true })}
        />
      </div>
      <PagedList
        caption={words.list}
        fileName="log"
        query={query}
        askFor={(cursor) => client.admin.log.query({ action, cursor, limit: LIMITS.adminRowsMax })}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: words.emptyTitle }}
      />
    </AdminSection>
  );
}

const COLUMNS: readonly Column<AdminLogRow>[] = [
  momentColumn(words.at, ({ at }) => at),
  {
    name: words.operator,
    isLong: true,
    value: ({ operator, isCommand }) => (isCommand ? words.command : (operator ?? words.unknown)),
  },
  { name: words.action, value: ({ action }) => words.actions[action] },
  {
    name: words.about,
    isLong: true,
    value: ({ email, userId, subject }) => email ?? userId ?? subject,
    show: ({ email, userId, subject }) =>
      userId === null ? (
        (subject ?? adminScreen.list.none)
      ) : (
        <TextLink to="/admin" search={{ tab: 'people', person: userId }} fz="inherit">
          {email ?? userId}
        </TextLink>
      ),
  },
  { name: words.reason, value: ({ reason }) => reason },
  { name: words.detail, value: ({ detail }) => detail },
];
