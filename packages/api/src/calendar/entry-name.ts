import { texts } from '@platewise/contract/texts';
import type { KeptEntry } from '@platewise/db/calendar-tables';

/** What a person knows an entry by. */
export function entryName({ kind, meal, note }: Pick<KeptEntry, 'kind' | 'meal' | 'note'>): string {
  if (kind === 'eating-out') return texts.calendar.eatingOut;
  return meal?.name ?? note ?? texts.calendar.note;
}
