import { Button, TextInput } from '@mantine/core';
import { FIRST_DATE } from '@platewise/contract/known-dates';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { saveFile } from '../../../shared/print/save-file.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { localDay } from '../data/local-day.ts';
import type { PlanDialogProps } from '../data/plan-dialog-props.ts';

const DAYS_AHEAD = 365;
const words = texts.sharing.take;

/** A calendar file of the plan, for the day on which its meals are eaten. */
export function CalendarDialog({ plan, name, opened, onClose }: PlanDialogProps) {
  return (
    <Dialog title={words.calendarTitle({ plan: name })} opened={opened} onClose={onClose}>
      <CalendarForm planId={plan._id} onSaved={onClose} />
    </Dialog>
  );
}

function CalendarForm({ planId, onSaved }: { planId: string; onSaved: () => void }) {
  const { client } = trpc.useUtils();
  const [date, setDate] = useState(() => localDay(new Date()));
  const [isMissing, setIsMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () => client.plans.exportCalendar.query({ planId, date }),
    onSuccess: ({ fileName, content }) => {
      saveFile(`${fileName}.ics`, content, 'text/calendar');
      onSaved();
    },
  });
  const failure = saving.error && errorSentence(saving.error, words.failed);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(date === '');
        if (date !== '' && !saving.isPending) saving.mutate();
      }}
    >
      <TextInput
        type="date"
        label={words.day}
        description={words.dayHint}
        min={FIRST_DATE}
        max={localDay(new Date(), DAYS_AHEAD)}
        value={date}
        error={isMissing ? words.dayMissing : failure}
        onChange={({ currentTarget }) => {
          setDate(currentTarget.value);
          setIsMissing(false);
          saving.reset();
        }}
      />
      <Button type="submit" mt="md" loading={saving.isPending}>
        {words.saveCalendar}
      </Button>
    </form>
  );
}
