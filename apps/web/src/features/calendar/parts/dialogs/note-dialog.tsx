import { Button, Textarea } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import type { Place } from '../../data/place.ts';
import { changeMutation, placeMutation, removeMutation } from '../../data/write/mutations.ts';
import { placeText } from '../week/day-words.ts';
import { DialogForm } from './dialog-form.tsx';

type NoteDialogProps = DialogProps & { desk: CalendarDesk; place: Place; entry: CalendarEntry | null };

const words = calendarScreen;
const MAX = LIMITS.calendarNoteMaxCharacters;

/** A note next to an entry, or by itself in a slot. */
export function NoteDialog({ place, entry, desk, ...frame }: NoteDialogProps) {
  return (
    <Dialog title={words.noteTitle({ place: placeText(place) })} {...frame}>
      <NoteForm place={place} entry={entry} desk={desk} onDone={frame.onClose} />
    </Dialog>
  );
}

type NoteFormProps = Pick<NoteDialogProps, 'place' | 'entry' | 'desk'> & { onDone: () => void };

function NoteForm({ place, entry, desk, onDone }: NoteFormProps) {
  const { apply, applyNow } = desk.changes;
  const { form, ...frame } = useSchemaForm({
    initialValues: { note: entry?.note ?? '' },
    read: (values) => readNote(values, { mayBeEmpty: Boolean(entry?.note) }),
    onSubmit: async (text) => doneOr(await apply(mutationOf(text)), onDone),
  });

  function mutationOf(text: string) {
    if (!entry) return placeMutation(place, { note: text }, null);
    return text ? changeMutation(entry, { note: text }) : withoutNote(entry);
  }

  return (
    <DialogForm
      {...frame}
      submit={words.saveNote}
      other={
        entry?.note && (
          <Button
            variant="subtle"
            onClick={() => {
              void applyNow(withoutNote(entry));
              onDone();
            }}
          >
            {words.removeNote}
          </Button>
        )
      }
    >
      <Textarea
        label={words.noteField}
        placeholder={words.notePlaceholder}
        rows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}

function readNote({ note }: { note: string }, { mayBeEmpty }: { mayBeEmpty: boolean }): ReadForm<string, 'note'> {
  const text = note.trim();
  const count = Array.from(text).length;
  if (count > MAX) return { ok: false, errors: { note: words.noteTooLong({ max: MAX, count }) } };
  return text || mayBeEmpty ? { ok: true, value: text } : { ok: false, errors: { note: words.noteMissing } };
}

/** An entry that is nothing but its note goes with it. */
function withoutNote(entry: CalendarEntry) {
  return entry.kind === 'note' ? removeMutation(entry) : changeMutation(entry, { note: null });
}
