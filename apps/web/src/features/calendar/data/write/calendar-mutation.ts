import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { OperationInput } from '../../../../shared/sync/queue/operation.ts';
import type { CalendarOperation, ShownCalendarChange } from './calendar-operations.ts';

type MutationOf<Kind extends CalendarOperation['kind']> = {
  kind: Kind;
  input: OperationInput<Kind>;
  /** What it is about, and what the calendar looks like with it. */
  shown: ShownCalendarChange;
  /** What a toast says when it is done. */
  confirmation: string;
  /** The same by what the server says stood there: the day may not have been shown, or not as it was. */
  confirmationOf?: (replaced: readonly CalendarEntry[]) => string;
  /** What is stated when it failed and nobody knows why. */
  failed: string;
  /** Its Idempotency-Key, the same in a retry. */
  key: string;
};

/** A change of one entry as a screen asks for it; without a connection it waits on the device. */
export type CalendarMutation = { [Kind in CalendarOperation['kind']]: MutationOf<Kind> }[CalendarOperation['kind']];
