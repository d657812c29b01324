import type { StoredEntry } from '@platewise/db/tables/calendar-tables';

/** What an entry is, whatever place it stands in and whenever it was written: before there were leftovers or frozen ones, too. */
export function storedEntry(entry: Omit<StoredEntry, 'is_leftover' | 'is_frozen'> & Partial<StoredEntry>): StoredEntry {
  const { kind, meal, servings, note, kcal, is_locked, is_leftover = false, is_frozen = false, plan_id } = entry;
  return { kind, meal, servings, note, kcal, is_locked, is_leftover, is_frozen, plan_id };
}
