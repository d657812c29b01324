import type { KeptEntry } from '@platewise/db/calendar-tables';

/** What an entry is, whatever place it stands in and whenever it was written. */
export function keptEntry({ kind, meal, servings, note, kcal, is_locked, plan_id }: KeptEntry): KeptEntry {
  return { kind, meal, servings, note, kcal, is_locked, plan_id };
}
