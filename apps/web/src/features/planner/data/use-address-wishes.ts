import type { UseFormReturnType } from '@mantine/form';
import { texts } from '@platewise/contract/texts';
import { useEffect, useRef } from 'react';
import { withTerm } from '../../../shared/exclusions/edit-terms.ts';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { holdsPhrase, togglePhrase } from './note-phrases.ts';

/** What an address asks of the form next to what stands there. */
export type AddressWishes = {
  /** A term to leave out as well. */
  leaveOut?: string | undefined;
  /** A sentence that is to stand in the notes as well. */
  useUp?: string | undefined;
};

/** Puts what the address asks for into the form, once, and says so. */
export function useAddressWishes(
  form: Pick<UseFormReturnType<PlannerValues>, 'getValues' | 'setFieldValue'>,
  { person, wishes, onTaken }: { person: string | null; wishes: AddressWishes; onTaken: () => void },
): void {
  const taken = useRef<string | null>(null);
  // Once the form of anyone who is here stands: what it is filled with later would undo it.
  useEffect(() => {
    const { leaveOut, useUp } = wishes;
    const asked = leaveOut === undefined && useUp === undefined ? null : JSON.stringify([leaveOut, useUp]);
    if (person === null || asked === taken.current) return;
    // The address still asks for it while the form is drawn again.
    taken.current = asked;
    if (asked === null) return;
    const { excludeIngredients, additionalNotes } = form.getValues();
    if (leaveOut !== undefined) {
      form.setFieldValue('excludeIngredients', withTerm(excludeIngredients, leaveOut));
      notifySuccess(texts.planner.leftOut({ term: leaveOut }));
    }
    if (useUp !== undefined) {
      const isThere = holdsPhrase(additionalNotes, useUp);
      form.setFieldValue('additionalNotes', isThere ? additionalNotes : togglePhrase(additionalNotes, useUp));
      notifySuccess(texts.planner.isInNotes({ phrase: useUp }));
    }
    onTaken();
  });
}
