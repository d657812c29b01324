import { isDeepStrictEqual } from 'node:util';
import type { ChangedSlot } from './calendar-changes-repository.ts';

/**
 * The places of a change that stay as they are when it is taken back: those that were changed again since, and those that
 * exchanged an entry with one of them, so that what moved is neither lost nor stands twice.
 */
export function placesLeftAlone(
  slots: readonly ChangedSlot[],
  isChangedSince: (slot: ChangedSlot) => boolean,
): ReadonlySet<ChangedSlot> {
  const left = new Set(slots.filter(isChangedSince));
  // What is added on the way is walked through as well.
  for (const one of left) {
    for (const other of slots) {
      if (hasMoved({ from: one, to: other }, slots) || hasMoved({ from: other, to: one }, slots)) left.add(other);
    }
  }
  return left;
}

// A repeated week may hold an entry several times: then it did not move.
function hasMoved({ from, to }: { from: ChangedSlot; to: ChangedSlot }, slots: readonly ChangedSlot[]): boolean {
  const entry = from.was;
  if (entry === null || from === to || !isDeepStrictEqual(entry, to.became)) return false;
  const isOnce = (when: 'was' | 'became') => slots.filter((slot) => isDeepStrictEqual(slot[when], entry)).length === 1;
  return isOnce('was') && isOnce('became');
}
