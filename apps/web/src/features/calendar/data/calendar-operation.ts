import { texts } from '@platewise/contract/texts';
import { isPendingOperation, type Operation } from '../../../shared/sync/queue/operation.ts';
import type { CalendarWrite } from './calendar-write.ts';

/** A change of the calendar that can wait on the device. */
export type CalendarOperation = Extract<Operation, { kind: `calendar.${string}` }>;

/** What screens show of one that is pending: what it is about, its place in words, and what the calendar looks like with it. */
export type ShownCalendarChange = { name: string; place: string; writes: readonly CalendarWrite[] };

const WORDS = {
  'calendar.place': texts.offline.placing,
  'calendar.change': texts.offline.changingEntry,
  'calendar.move': texts.offline.movingEntry,
  'calendar.remove': texts.offline.removingEntry,
} satisfies Record<CalendarOperation['kind'], unknown>;

export function isCalendarOperation(operation: Operation): operation is CalendarOperation {
  return operation.kind in WORDS;
}

/** What it is, for the person who made it. */
export function calendarOperationWords({ kind, shown }: CalendarOperation): string {
  const { name, place } = shown as ShownCalendarChange;
  return WORDS[kind]({ name, place });
}

/** What the calendar shows of all that is pending, in its order. */
export function pendingWrites(operations: readonly Operation[]): CalendarWrite[] {
  return operations
    .filter(isPendingOperation)
    .filter(isCalendarOperation)
    .flatMap(({ shown }) => (shown as ShownCalendarChange).writes);
}
