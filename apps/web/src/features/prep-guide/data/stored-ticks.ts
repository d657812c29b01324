import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

const STORAGE_KEY = STORED_NAMES.localStorage.prepTicks;
/** Guides whose ticks are kept; the one that was ticked longest ago gives way. */
const GUIDES_MAX = 10;

/** Ids of tasks that are done, by the key of their guide; the guide that was ticked last comes last. */
type StoredTicks = [guide: string, done: string[]][];

/** The tasks of a guide that are done. */
export function readTicks(guide: string, storage: KeyValueStorage): string[] {
  return readStored(storage).find(([key]) => key === guide)?.[1] ?? [];
}

/** Keeps what is done of a guide; nothing is kept of one where nothing is. */
export function saveTicks(guide: string, done: readonly string[], storage: KeyValueStorage): void {
  const others = readStored(storage).filter(([key]) => key !== guide);
  const stored: StoredTicks = done.length === 0 ? others : [...others, [guide, [...done]]];
  if (stored.length === 0) storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, JSON.stringify(stored.slice(-GUIDES_MAX)));
}

function readStored(storage: KeyValueStorage): StoredTicks {
  const stored = parsed(storage.read(STORAGE_KEY));
  return Array.isArray(stored) ? stored.filter(isStoredGuide) : [];
}

function isStoredGuide(value: unknown): value is StoredTicks[number] {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Array.isArray(value[1])) return false;
  return value[1].every((id) => typeof id === 'string');
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
