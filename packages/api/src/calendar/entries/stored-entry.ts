import type { StoredEntry } from '@platewise/db/tables/calendar-tables';

/** What an entry is, whatever place it stands in and whenever it was written. */
export function storedEntry({ kind, meal, servings, note, kcal, is_locked, plan_id }: StoredEntry): StoredEntry {
  return { kind, meal, servings, note, kcal, is_locked, plan_id };
}
