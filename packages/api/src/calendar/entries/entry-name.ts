import { texts } from '@platewise/contract/texts';
import type { StoredEntry } from '@platewise/db/tables/calendar-tables';

/** What a person knows an entry by. */
export function entryName({ kind, meal, note }: Pick<StoredEntry, 'kind' | 'meal' | 'note'>): string {
  if (kind === 'eating-out') return texts.calendar.eatingOut;
  return meal?.name ?? note ?? texts.calendar.note;
}
