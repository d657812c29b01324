import { TextInput } from '@mantine/core';
import type { AdminListedPerson } from '@platewise/contract/admin/admin-people-schema';
import { LIMITS } from '@platewise/contract/limits';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { IconSearch } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSearchField } from '../../../shared/ui/lists/use-search-field.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { type Column, figureColumn, momentColumn } from '../data/column.ts';
import { keyIn } from '../data/key-in.ts';
import { FRESH_PAGES } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { PagedList } from '../parts/list/row-list.tsx';
import { PersonView } from './person-view.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.people;

/** Who has an account, or one of them. */
export function PeopleTab(view: AdminView) {
  const { person } = view.asked;
  return person === undefined ? <People {...view} /> : <PersonView key={person} userId={person} {...view} />;
}

function People({ asked, onAsk }: AdminView) {
  const request = {
    ...(asked.search && { search: asked.search }),
    plan: keyIn(adminScreen.plans, asked.plan),
    status: keyIn(adminScreen.statuses, asked.status),
  };
  const { client } = trpc.useUtils();
  const query = trpc.admin.people.useInfiniteQuery(request, FRESH_PAGES);

  return (
    <AdminSection title={words.list}>
      <PeopleFilters asked={asked} onAsk={onAsk} />
      <PagedList
        caption={words.list}
        fileName="people"
        query={query}
        askFor={(cursor) => client.admin.people.query({ ...request, cursor, limit: LIMITS.adminRowsMax })}
        columns={COLUMNS}
        keyOf={({ userId }) => userId}
        empty={{ title: words.emptyTitle, text: words.emptyText }}
      />
    </AdminSection>
  );
}

function PeopleFilters({ asked, onAsk }: AdminView) {
  const narrow = (next: Partial<AdminView['asked']>) => onAsk({ ...asked, ...next }, { replace: true });
  const field = useSearchField(asked.search, (search) => narrow({ search }));
  return (
    <search>
      <form
        className={filters.filters}
        onSubmit={(event) => {
          event.preventDefault();
          field.ask();
        }}
      >
        <TextInput
          flex="1 1 280px"
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          maxLength={LIMITS.emailMaxCharacters}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={field.value}
          onChange={({ currentTarget }) => field.type(currentTarget.value)}
        />
        <FilterSelect
          label={words.plan}
          all={words.allPlans}
          labels={adminScreen.plans}
          value={keyIn(adminScreen.plans, asked.plan)}
          onChange={(plan) => narrow({ plan })}
        />
        <FilterSelect
          label={words.status}
          all={words.allStatuses}
          labels={adminScreen.statuses}
          value={keyIn(adminScreen.statuses, asked.status)}
          onChange={(status) => narrow({ status })}
        />
      </form>
    </search>
  );
}

const COLUMNS: readonly Column<AdminListedPerson>[] = [
  {
    name: words.email,
    value: ({ email }) => email,
    isLong: true,
    show: ({ userId, email }) => (
      <TextLink to="/admin" search={{ tab: 'people', person: userId }} fz="inherit">
        {email}
      </TextLink>
    ),
  },
  { name: words.id, value: ({ userId }) => userId, isLong: true },
  { name: words.plan, value: ({ plan }) => adminScreen.plans[plan] },
  { name: words.status, value: ({ status }) => adminScreen.statuses[status] },
  { name: words.granted, value: ({ grantedPlan }) => grantedPlan && adminScreen.plans[grantedPlan] },
  figureColumn(words.tokens, ({ tokens }) => tokens),
  momentColumn(words.since, ({ createdAt }) => createdAt),
  { name: words.operator, value: ({ isOperator }) => (isOperator ? adminScreen.list.yes : null) },
];
