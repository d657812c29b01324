import type { AdminModelUse } from '@platewise/contract/admin/admin-figures-schema';
import { amountText } from '@platewise/contract/language/formats';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Meter } from '../../../shared/ui/meters/meter.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { type Column, dayColumn, figureColumn } from '../data/column.ts';
import { FRESH } from '../data/rows-page.ts';
import { readSpan } from '../data/spans.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { DayBars } from '../parts/lazy-day-bars.tsx';
import { LIST_STATES, WholeList } from '../parts/list/row-list.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.model;

/** What language models were asked and came to, against what they may come to. */
export function ModelTab({ asked, onAsk }: AdminView) {
  const { span, days } = readSpan(asked.span, 'month');
  const query = trpc.admin.modelUse.useQuery({ days }, FRESH);
  return (
    <>
      <AdminSection title={words.budget}>
        <QueryStates query={query} {...LIST_STATES}>
          {({ budget }) => <Budget budget={budget} />}
        </QueryStates>
      </AdminSection>
      {query.data && (
        <AdminSection title={words.list}>
          <div className={filters.filters}>
            <FilterSelect
              label={adminScreen.list.span}
              labels={adminScreen.list.spans}
              value={span}
              onChange={(next) => onAsk({ ...asked, span: next }, { replace: true })}
            />
          </div>
          <DayBars name={words.cost} days={costByDay(query.data.rows)} />
          <WholeList
            caption={words.list}
            fileName="model-use"
            query={query}
            columns={COLUMNS}
            keyOf={({ day, model }) => `${day} ${model}`}
            empty={{ title: words.emptyTitle, text: words.emptyText }}
          />
        </AdminSection>
      )}
    </>
  );
}

function Budget({ budget: { month, spent, monthly, personMonthly } }: { budget: AdminModelUse['budget'] }) {
  return (
    <Facts
      facts={[
        {
          name: words.used,
          value: (
            <>
              {words.spent({ spent: amountText(spent), month })}
              {monthly !== null && <Meter value={spent} max={monthly} color="var(--primary)" />}
            </>
          ),
        },
        { name: words.monthly, value: dollarsText(monthly) },
        { name: words.personMonthly, value: dollarsText(personMonthly) },
      ]}
    />
  );
}

/** What all models of a day came to; newest first, as the rows are. */
function costByDay(rows: AdminModelUse['rows']): { day: string; value: number }[] {
  const byDay = new Map<string, number>();
  for (const { day, cost } of rows) byDay.set(day, (byDay.get(day) ?? 0) + (cost ?? 0));
  return [...byDay].map(([day, value]) => ({ day, value }));
}

function dollarsText(amount: number | null): string {
  return amount === null ? words.noLimit : words.dollars({ amount: amountText(amount) });
}

const COLUMNS: readonly Column<AdminModelUse['rows'][number]>[] = [
  dayColumn(words.day, ({ day }) => day),
  { name: words.model, value: ({ model }) => model },
  figureColumn(words.orders, ({ orders }) => orders),
  figureColumn(words.failed, ({ failed }) => failed),
  figureColumn(words.requests, ({ requests }) => requests),
  figureColumn(words.dishes, ({ dishes }) => dishes),
  figureColumn(words.input, ({ inputTokens }) => inputTokens),
  figureColumn(words.cached, ({ cachedTokens }) => cachedTokens),
  figureColumn(words.output, ({ outputTokens }) => outputTokens),
  figureColumn(words.cost, ({ cost }) => cost),
  figureColumn(words.unknown, ({ ordersWithoutCost }) => ordersWithoutCost),
];
