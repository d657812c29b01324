import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useState } from 'react';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { moveMutation } from '../../data/mutations.ts';
import { isSamePlace, type Place } from '../../data/place.ts';
import { useEntryAt } from '../../data/use-entry-at.ts';
import { DialogForm } from './dialog-form.tsx';
import { isOpenDay, PlaceFields } from './place-fields.tsx';

type MoveDialogProps = DialogProps & { desk: CalendarDesk; entry: CalendarEntry; copy: boolean };

const words = calendarScreen;

/** Where an entry goes, and what becomes of what stands there. */
export function MoveDialog({ entry, copy, ...frame }: MoveDialogProps) {
  const name = entryName(entry);
  return (
    <Dialog title={copy ? words.copyTitle({ name }) : words.moveTitle({ name })} {...frame}>
      <MoveForm entry={entry} copy={copy} desk={frame.desk} onDone={frame.onClose} />
    </Dialog>
  );
}

type MoveFormProps = Pick<MoveDialogProps, 'entry' | 'copy' | 'desk'> & { onDone: () => void };

function MoveForm({ entry, copy, desk, onDone }: MoveFormProps) {
  const [to, setTo] = useState<Place>({ date: entry.date, slot: entry.slot });
  const [error, setError] = useState<string | null>(null);
  const standing = useStanding(desk, entry, to);
  const choose = (change: Partial<Place>) => {
    setTo({ ...to, ...change });
    setError(null);
  };

  function submit() {
    const wrong = isOpenDay(to.date) ? isSamePlace(entry, to) && words.samePlace : words.dayMissing;
    if (wrong) {
      setError(wrong);
      return '';
    }
    return desk.changes.apply(moveMutation(entry, to, { copy, standing: standing ?? null }));
  }

  return (
    <DialogForm submit={copy ? words.copyHere : words.moveHere} onSubmit={submit} onDone={onDone}>
      <PlaceFields {...to} error={error} onDate={(date) => choose({ date })} onSlot={(slot) => choose({ slot })} />
      <p role="status">{standingWords(standing, copy)}</p>
    </DialogForm>
  );
}

/** What stands where the entry goes; the server is asked of a day that is not shown. Undefined while nobody knows. */
function useStanding(desk: CalendarDesk, entry: CalendarEntry, to: Place): CalendarEntry | null | undefined {
  const isElsewhere = isOpenDay(to.date) && !desk.days.some(({ date }) => date === to.date);
  const elsewhere = useEntryAt(isElsewhere ? to : null);
  if (isElsewhere) return elsewhere;
  return isSamePlace(entry, to) ? null : entryAt(desk, to);
}

function standingWords(standing: CalendarEntry | null | undefined, copy: boolean): string | null {
  if (standing === undefined) return copy ? words.overUnknown : words.swapUnknown;
  if (standing === null) return null;
  const other = entryName(standing);
  if (standing.isLocked) return words.lockedHint({ other });
  return copy ? words.overHint({ other }) : words.swapHint({ other });
}
