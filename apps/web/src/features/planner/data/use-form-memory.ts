import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { handOverForm, isSameForm, saveForm, storedForm, withTyped } from '../../../shared/planning/form-memory.ts';
import { plannerForms, VISITOR } from '../../../shared/planning/planner-forms.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { tabStorage } from '../../../shared/storage/browser-storage.ts';

const DEVICE = { forms: plannerForms, tab: tabStorage };

type Memory = {
  /** Whose form it is; null until it is known who is here. */
  person: string | null;
  /** Nothing was kept for them on this device. */
  isFirstVisit: boolean;
};

/**
 * Fills the form as its person left it and keeps every change. A session that ends by itself leaves the form to anyone who
 * filled it in; signing out, here or in another tab, has emptied their memory, and the form turns to the visitor's.
 */
export function useFormMemory(
  form: Pick<UseFormReturnType<PlannerValues>, 'values' | 'getValues' | 'setValues'>,
  /** What it was filled with before it was known who is here. */
  first: RefObject<PlannerValues>,
): Memory {
  const { values, getValues, setValues } = form;
  const { status, user } = useAuth();
  const here = status === 'loading' ? null : (user?.id ?? VISITOR);
  const [memory, setMemory] = useState<Memory>({ person: null, isFirstVisit: false });
  const { person } = memory;
  const stored = useRef(INITIAL_PLANNER_VALUES);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every change of the values, which are read where they are newest
  useEffect(() => {
    const now = getValues();
    if (person === null || isSameForm(now, stored.current)) return;
    stored.current = now;
    saveForm(DEVICE, person, now);
  }, [values, person, getValues]);

  useEffect(() => {
    if (here === null || here === person) return;
    if (person !== null && here === VISITOR && storedForm(DEVICE, person)) return;
    handOverForm(DEVICE, here);
    const known = storedForm(DEVICE, here);
    stored.current = known ?? INITIAL_PLANNER_VALUES;
    setValues(person === null ? withTyped(stored.current, getValues(), first.current) : stored.current);
    setMemory({ person: here, isFirstVisit: known === null });
  }, [here, person, getValues, setValues, first]);

  return memory;
}
