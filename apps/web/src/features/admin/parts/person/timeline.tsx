import type { AdminTimelineEvent } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../../shared/api/trpc.ts';
import { type Column, momentColumn } from '../../data/column.ts';
import { FRESH } from '../../data/rows-page.ts';
import { WholeList } from '../list/row-list.tsx';
import { eventText, referenceText } from './event-text.ts';

const words = adminScreen.person;

/** What happened between a person, their plan, the payment provider and operators, newest first. */
export function Timeline({ userId }: { userId: string }) {
  const query = trpc.admin.timeline.useQuery({ userId }, FRESH);
  const data = query.data && { rows: query.data.events, isCut: query.data.isCut };
  return (
    <WholeList
      caption={words.timeline}
      fileName="timeline"
      query={{ ...query, data }}
      columns={COLUMNS}
      keyOf={(event) => `${event.kind} ${event.at} ${eventText(event)} ${referenceText(event)}`}
      empty={{ title: words.timelineEmptyTitle }}
    />
  );
}

const COLUMNS: readonly Column<AdminTimelineEvent>[] = [
  momentColumn(words.moment, ({ at }) => at),
  { name: words.kind, value: ({ kind }) => words.timelineKinds[kind] },
  { name: words.what, value: eventText },
  { name: words.reference, value: referenceText, isLong: true },
];
