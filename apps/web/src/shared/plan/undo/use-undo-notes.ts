import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UndoNotes } from './undo-note.ts';

const NONE: UndoNotes = {};

/** What taking back each change of a plan will do, as far as it was made on this page. */
export function useUndoNotes(planId: string) {
  const client = useQueryClient();
  const queryKey = ['undo-notes', planId];
  const { data } = useQuery<UndoNotes>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });

  return {
    notes: data ?? NONE,
    update: (change: (notes: UndoNotes) => UndoNotes) =>
      client.setQueryData<UndoNotes>(queryKey, (notes) => change(notes ?? NONE)),
  };
}
