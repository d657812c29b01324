import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { isSamePlace, type Place } from '../../data/place.ts';
import { useEntryAt } from '../../data/use-entry-at.ts';
import { moveMutation } from '../../data/write/mutations.ts';
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
  const { form, ...frame } = useSchemaForm({
    initialValues: { date: entry.date, slot: entry.slot },
    read: (to) => readTarget(entry, to),
    onSubmit: async (to) =>
      doneOr(await desk.changes.apply(moveMutation(entry, to, { copy, standing: standing ?? null })), onDone),
  });
  const standing = useStanding(desk, entry, form.values);

  return (
    <DialogForm {...frame} submit={copy ? words.copyHere : words.moveHere}>
      <PlaceFields
        {...form.values}
        error={form.errors.date}
        onDate={(date) => form.setFieldValue('date', date)}
        onSlot={(slot) => {
          form.clearFieldError('date');
          form.setFieldValue('slot', slot);
        }}
      />
      <p role="status">{standingWords(standing, copy)}</p>
    </DialogForm>
  );
}

function readTarget(entry: CalendarEntry, to: Place): ReadForm<Place, keyof Place> {
  if (!isOpenDay(to.date)) return { ok: false, errors: { date: words.dayMissing } };
  return isSamePlace(entry, to) ? { ok: false, errors: { date: words.samePlace } } : { ok: true, value: to };
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
