import { TextInput } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useState } from 'react';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { changeMutation, placeMutation } from '../../data/mutations.ts';
import type { Place } from '../../data/place.ts';
import { readEstimate } from '../../data/read-estimate.ts';
import { placeText } from '../week/day-words.ts';
import { DialogForm } from './dialog-form.tsx';

type EatingOutDialogProps = DialogProps & { desk: CalendarDesk; place: Place; entry: CalendarEntry | null };

const words = calendarScreen;

/** A meal that is eaten out, with an estimate of its calories where there is one. */
export function EatingOutDialog({ place, entry, desk, ...frame }: EatingOutDialogProps) {
  return (
    <Dialog title={words.outTitle({ place: placeText(place) })} {...frame}>
      <EatingOutForm place={place} entry={entry} desk={desk} onDone={frame.onClose} />
    </Dialog>
  );
}

type FormProps = Pick<EatingOutDialogProps, 'place' | 'entry' | 'desk'> & { onDone: () => void };

function EatingOutForm({ place, entry, desk, onDone }: FormProps) {
  const [estimate, setEstimate] = useState(entry?.kcal?.toString() ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const standing = entry ? null : entryAt(desk, place);

  function submit() {
    const kcal = readEstimate(estimate);
    if (kcal === undefined) {
      setIsWrong(true);
      return '';
    }
    return desk.changes.apply(
      entry ? changeMutation(entry, { kcal }) : placeMutation(place, { eatingOut: true, kcal }, standing),
    );
  }

  return (
    <DialogForm submit={entry ? words.saveEstimate : words.saveOut} onSubmit={submit} onDone={onDone}>
      <p>{words.outText}</p>
      {standing && <p>{words.addOverHint({ other: entryName(standing) })}</p>}
      <TextInput
        label={words.estimateField}
        description={words.estimateHint}
        inputMode="numeric"
        data-autofocus
        value={estimate}
        error={isWrong && words.estimateInvalid({ max: LIMITS.eatenOutMaxKcal })}
        onChange={({ currentTarget }) => {
          setEstimate(currentTarget.value);
          setIsWrong(false);
        }}
      />
    </DialogForm>
  );
}
