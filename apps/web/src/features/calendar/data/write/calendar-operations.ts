import { texts } from '@platewise/contract/texts';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { OperationIn, OperationsOf } from '../../../../shared/sync/mutations/operations-of.ts';
import type { OperationKind } from '../../../../shared/sync/queue/operation.ts';
import { takeCalendarChange } from '../take-calendar-change.ts';
import type { CalendarWrite } from './calendar-write.ts';

type CalendarKind = Extract<OperationKind, `calendar.${string}`>;

/** A change of the calendar that can wait on the device. */
export type CalendarOperation = OperationIn<CalendarKind>;

/** What screens show of one that is pending: what it is about, its place in words, and what the calendar looks like with it. */
export type ShownCalendarChange = { name: string; place: string; writes: readonly CalendarWrite[] };

/** Those that touch the calendar are done in their order, and what takes them back as well. */
export const CALENDAR_LANE = 'calendar';

export const CALENDAR_OPERATIONS: OperationsOf<CalendarKind> = {
  describe: {
    'calendar.place': (operation) => texts.offline.placing(namesOf(operation)),
    'calendar.change': (operation) => texts.offline.changingEntry(namesOf(operation)),
    'calendar.move': (operation) => texts.offline.movingEntry(namesOf(operation)),
    'calendar.remove': (operation) => texts.offline.removingEntry(namesOf(operation)),
  },
  laneOf: () => CALENDAR_LANE,
  showAnswer: (client, _operation, answer) => takeCalendarChange(client, answer),
  reads: () => [getQueryKey(trpc.calendar.read)],
};

/** What the calendar shows of what is pending, in its order. */
export function writesOf(operations: readonly CalendarOperation[]): CalendarWrite[] {
  return operations.flatMap(({ shown }) => (shown as ShownCalendarChange).writes);
}

function namesOf({ shown }: CalendarOperation): { name: string; place: string } {
  const { name, place } = shown as ShownCalendarChange;
  return { name, place };
}
