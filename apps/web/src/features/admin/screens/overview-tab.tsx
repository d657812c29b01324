import type { AdminGrowth } from '@platewise/contract/admin/admin-figures-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { type Column, dayColumn, figureColumn, figureText } from '../data/column.ts';
import { keysOf } from '../data/key-in.ts';
import { FRESH } from '../data/rows-page.ts';
import { readSpan } from '../data/spans.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { DayBars } from '../parts/lazy-day-bars.tsx';
import { LIST_STATES, WholeList } from '../parts/list/row-list.tsx';
import { WaitingWork } from '../parts/waiting-work.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.overview;

/** How many there are, what waits for an operator, and what came on each day. */
export function OverviewTab({ asked, onAsk }: AdminView) {
  const { span, days } = readSpan(asked.span, 'week');
  const query = trpc.admin.growth.useQuery({ days }, FRESH);
  return (
    <>
      <AdminSection title={words.stuck}>
        <WaitingWork />
      </AdminSection>
      <AdminSection title={words.now}>
        <QueryStates query={query} {...LIST_STATES}>
          {(growth) => <Counts growth={growth} />}
        </QueryStates>
      </AdminSection>
      {query.data && (
        <AdminSection title={words.growth} text={words.growthText}>
          <div className={filters.filters}>
            <FilterSelect
              label={adminScreen.list.span}
              labels={adminScreen.list.spans}
              value={span}
              onChange={(next) => onAsk({ ...asked, span: next }, { replace: true })}
            />
          </div>
          <DayBars
            name={words.newPeople}
            days={query.data.rows.map(({ day, newPeople }) => ({ day, value: newPeople }))}
          />
          <WholeList
            caption={words.growth}
            fileName="growth"
            query={query}
            columns={COLUMNS}
            keyOf={({ day }) => day}
            empty={{ title: words.emptyTitle }}
          />
        </AdminSection>
      )}
    </>
  );
}

function Counts({ growth: { people, byPlan, paying } }: { growth: AdminGrowth }) {
  const plans = keysOf(adminScreen.plans).map((plan) =>
    words.planCount({ plan: adminScreen.plans[plan], count: figureText(byPlan[plan]) }),
  );
  return (
    <Facts
      facts={[
        { name: words.people, value: figureText(people) },
        { name: words.byPlan, value: plans.join(', ') },
        {
          name: words.paying,
          value: words.payingText({ pro: figureText(paying.pro), family: figureText(paying.family) }),
        },
      ]}
    />
  );
}

const COLUMNS: readonly Column<AdminGrowth['rows'][number]>[] = [
  dayColumn(words.day, ({ day }) => day),
  figureColumn(words.newPeople, ({ newPeople }) => newPeople),
  figureColumn(words.subscriptions, ({ subscriptionsStarted }) => subscriptionsStarted),
  figureColumn(words.charges, ({ charges }) => charges),
  figureColumn(words.charged, ({ charged }) => charged),
];
