import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { storedChanges } from '../../../shared/storage/stored-changes.ts';
import { saveTaste, today } from '../../../shared/taste/taste-memory.ts';
import {
  NO_TASTE,
  readTasteRecord,
  restoredTaste,
  type TasteRecord,
  tasteLines,
} from '../../../shared/taste/taste-record.ts';
import { tastes } from '../../../shared/taste/tastes.ts';

/** What this device has learnt of a person's taste, as it stands in every tab, and the ways to change it. */
export function useTaste() {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const text = useSyncExternalStore(
    storedChanges.subscribe,
    () => JSON.stringify(tastes.read(person) ?? null),
    () => 'null',
  );
  const record = useMemo(() => readTasteRecord(JSON.parse(text)), [text]);
  const lines = useMemo(() => tasteLines(record, today()), [record]);

  /** Stores what is left when something is forgotten; returns the way back, which keeps what was learnt meanwhile. */
  function forget(after: TasteRecord): () => void {
    saveTaste(person, after);
    return () => {
      const now = readTasteRecord(tastes.read(person));
      saveTaste(person, restoredTaste({ before: record, after, now }));
    };
  }

  return {
    record,
    lines,
    save: (next: TasteRecord) => saveTaste(person, next),
    forget,
    forgetAll: () => forget({ ...NO_TASTE, isLearning: record.isLearning }),
  };
}
