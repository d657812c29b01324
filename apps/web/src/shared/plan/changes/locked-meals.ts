import type { KeyValueStorage } from '../../storage/browser-storage.ts';
import { tabStorage } from '../../storage/browser-storage.ts';
import { STORED_NAMES } from '../../storage/stored-names.ts';

const STORAGE_KEY = STORED_NAMES.sessionStorage.lockedMeals;
const NONE: readonly string[] = [];

/**
 * The meals of each plan that stay as they are while others change, by their ids. Planner and dashboard read the same
 * ones; they last as long as the tab.
 */
export function createLockedMeals(storage: KeyValueStorage) {
  const listeners = new Set<() => void>();
  let byPlan: Record<string, readonly string[]> = readStored(storage);

  function put(planId: string, mealIds: readonly string[]): void {
    const { [planId]: _before, ...others } = byPlan;
    byPlan = mealIds.length > 0 ? { ...others, [planId]: mealIds } : others;
    storage.write(STORAGE_KEY, JSON.stringify(byPlan));
    for (const listener of listeners) listener();
  }

  return {
    /** The same list until it changes. */
    ofPlan: (planId: string) => byPlan[planId] ?? NONE,

    toggle(planId: string, mealId: string): void {
      const locked = byPlan[planId] ?? NONE;
      put(planId, locked.includes(mealId) ? locked.filter((id) => id !== mealId) : [...locked, mealId]);
    },

    /** Forgets the locks of meals that the plan no longer holds: the server knows none of them. */
    keepOnly(planId: string, mealIds: readonly string[]): void {
      const locked = byPlan[planId] ?? NONE;
      const left = locked.filter((id) => mealIds.includes(id));
      if (left.length < locked.length) put(planId, left);
    },

    /** Calls the listener after every change, until the returned function is called. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The locks of this tab. */
export const lockedMeals = createLockedMeals(tabStorage);

// Read by hand: this page needs none of the schemas otherwise.
function readStored(storage: KeyValueStorage): Record<string, readonly string[]> {
  const stored = parsed(storage.read(STORAGE_KEY));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([planId, mealIds]) => [planId, Array.isArray(mealIds) ? mealIds.map(String) : []]),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
