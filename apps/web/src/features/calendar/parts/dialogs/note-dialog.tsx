import { Button, Textarea } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useState } from 'react';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { changeMutation, placeMutation, removeMutation } from '../../data/mutations.ts';
import type { Place } from '../../data/place.ts';
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
  const [note, setNote] = useState(entry?.note ?? '');
  const [error, setError] = useState<string | null>(null);
  const { apply, applyNow } = desk.changes;

  function submit() {
    const text = note.trim();
    const count = Array.from(text).length;
    const wrong = count > MAX ? words.noteTooLong({ max: MAX, count }) : !text && !entry?.note && words.noteMissing;
    if (wrong) {
      setError(wrong);
      return '';
    }
    if (!text && entry) return apply(withoutNote(entry));
    return apply(entry ? changeMutation(entry, { note: text }) : placeMutation(place, { note: text }, null));
  }

  return (
    <DialogForm
      submit={words.saveNote}
      onSubmit={submit}
      onDone={onDone}
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
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        value={note}
        error={error}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setError(null);
        }}
      />
    </DialogForm>
  );
}

/** An entry that is nothing but its note goes with it. */
function withoutNote(entry: CalendarEntry) {
  return entry.kind === 'note' ? removeMutation(entry) : changeMutation(entry, { note: null });
}
