import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../session/use-auth.ts';
import { nameDrafts } from './name-drafts.ts';

/**
 * Renaming a plan where its name stands. What is typed is stored in this tab until it is saved or given up: anyone who signs
 * in again after a session that ended finds the field open, as it was left.
 */
export function useNameEditing(planId: string) {
  const { user } = useAuth();
  const [person] = useState(user?.id ?? null);
  const [draft] = useState(() => (person === null ? null : readDraft(nameDrafts.read(person), planId)));
  const [isEditing, setIsEditing] = useState(draft !== null);
  const [isFirstTime, setIsFirstTime] = useState(true);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return {
    isEditing,
    /** The button that opens the field; it has the focus again when the field closes. */
    pencil,
    open: () => setIsEditing(true),
    field: {
      draft: isFirstTime ? draft : null,
      onType: (name: string) => {
        if (person !== null) nameDrafts.write(person, { planId, name });
      },
      onClose: () => {
        if (person !== null) nameDrafts.forget(person);
        setIsFirstTime(false);
        setIsEditing(false);
      },
    },
  };
}

function readDraft(stored: unknown, planId: string): string | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft: { planId?: unknown; name?: unknown } = stored;
  return draft.planId === planId && typeof draft.name === 'string' ? draft.name : null;
}
