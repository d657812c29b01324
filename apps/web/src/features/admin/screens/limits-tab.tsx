import type { AdminLimited } from '@platewise/contract/admin/admin-figures-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import { type Column, figureColumn, momentColumn } from '../data/column.ts';
import { FRESH } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import { WholeList } from '../parts/list/row-list.tsx';

const words = adminScreen.limits;

/** Whose calls are refused at the moment, since there were too many of them. */
export function LimitsTab() {
  const query = trpc.admin.limited.useQuery(undefined, FRESH);
  return (
    <AdminSection title={words.list} text={words.text}>
      <WholeList
        caption={words.list}
        fileName="limited"
        query={query}
        columns={COLUMNS}
        keyOf={({ who, name, limit }) => `${who} ${name} ${limit}`}
        empty={{ title: words.emptyTitle }}
      />
    </AdminSection>
  );
}

const COLUMNS: readonly Column<AdminLimited['rows'][number]>[] = [
  { name: words.name, value: ({ name }) => name, isLong: true },
  { name: words.who, value: ({ who }) => words.kinds[who] },
  { name: words.limit, value: ({ limit }) => limit },
  figureColumn(words.calls, ({ calls }) => calls),
  momentColumn(words.until, ({ until }) => until),
];
