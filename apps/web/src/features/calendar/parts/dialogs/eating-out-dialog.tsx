import { Text, TextInput } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import type { Place } from '../../data/place.ts';
import { readEstimate } from '../../data/read-estimate.ts';
import { changeMutation, placeMutation } from '../../data/write/mutations.ts';
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
  const standing = entry ? null : entryAt(desk, place);
  const { form, ...frame } = useSchemaForm({
    initialValues: { estimate: entry?.kcal?.toString() ?? '' },
    read: readOut,
    onSubmit: async (kcal) =>
      doneOr(
        await desk.changes.apply(
          entry ? changeMutation(entry, { kcal }) : placeMutation(place, { eatingOut: true, kcal }, standing),
        ),
        onDone,
      ),
  });

  return (
    <DialogForm {...frame} submit={entry ? words.saveEstimate : words.saveOut}>
      <Text inherit>{words.outText}</Text>
      {standing && <Text inherit>{words.addOverHint({ other: entryName(standing) })}</Text>}
      <TextInput
        label={words.estimateField}
        description={words.estimateHint}
        inputMode="numeric"
        data-autofocus
        {...form.getInputProps('estimate')}
      />
    </DialogForm>
  );
}

function readOut({ estimate }: { estimate: string }): ReadForm<number | null, 'estimate'> {
  const kcal = readEstimate(estimate);
  if (kcal !== undefined) return { ok: true, value: kcal };
  return { ok: false, errors: { estimate: words.estimateInvalid({ max: LIMITS.eatenOutMaxKcal }) } };
}
