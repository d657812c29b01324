import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../shared/storage/browser-storage.ts';
import { storedChanges } from '../../../shared/storage/stored-changes.ts';
import { readTicks, saveTicks } from './stored-ticks.ts';

/** What is done of a guide, cached on this device; other tabs follow. */
export type Ticks = {
  done: ReadonlySet<string>;
  toggle: (taskId: string) => void;
  /** Sets all of it at once. */
  set: (taskIds: readonly string[]) => void;
};

export function useTicks(guide: string): Ticks {
  // A text, so that what did not change is the same.
  const stored = useSyncExternalStore(storedChanges.subscribe, () => readTicks(guide, browserStorage).join('\n'));
  const done = useMemo(() => new Set(stored === '' ? [] : stored.split('\n')), [stored]);

  function set(taskIds: readonly string[]): void {
    saveTicks(guide, taskIds, browserStorage);
    storedChanges.announce();
  }

  function toggle(taskId: string): void {
    const before = readTicks(guide, browserStorage);
    set(before.includes(taskId) ? before.filter((id) => id !== taskId) : [...before, taskId]);
  }

  return { done, toggle, set };
}
