import type { StoredEntry } from '@platewise/db/tables/calendar-tables';

/** What an entry is, whatever place it stands in and whenever it was written: before there were leftovers, too. */
export function storedEntry(entry: Omit<StoredEntry, 'is_leftover'> & Partial<StoredEntry>): StoredEntry {
  const { kind, meal, servings, note, kcal, is_locked, is_leftover = false, plan_id } = entry;
  return { kind, meal, servings, note, kcal, is_locked, is_leftover, plan_id };
}
