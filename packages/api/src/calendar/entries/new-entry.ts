import type { StoredCalendarMeal, StoredEntry } from '@platewise/db/tables/calendar-tables';

type Common = { note?: string | null | undefined; isLocked?: boolean | undefined };

/** An entry for a meal, in so many servings. */
export function mealEntry(
  meal: StoredCalendarMeal,
  {
    servings,
    note,
    isLocked,
    isLeftover = false,
    isFrozen = false,
    planId = null,
  }: Common & {
    servings: number;
    isLeftover?: boolean;
    isFrozen?: boolean;
    planId?: string | null | undefined;
  },
): StoredEntry {
  // A meal says itself how much of it is eaten, to anyone who reads it alone.
  const entry = { ...common({ note, isLocked }), is_leftover: isLeftover, is_frozen: isFrozen };
  return { ...entry, kind: 'meal', meal: { ...meal, servings }, servings, plan_id: planId };
}

/** An entry without a meal of ours: one that is eaten out, or a note. */
export function plainEntry(
  kind: 'eating-out' | 'note',
  { kcal = null, ...rest }: Common & { kcal?: number | null | undefined },
): StoredEntry {
  return { ...common(rest), kind, kcal };
}

function common({ note, isLocked = false }: Common): StoredEntry {
  const nothing = {
    kind: 'note',
    meal: null,
    servings: 1,
    kcal: null,
    is_leftover: false,
    is_frozen: false,
    plan_id: null,
  } as const;
  return { ...nothing, note: note || null, is_locked: isLocked };
}
