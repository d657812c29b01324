import { Button, TextInput } from '@mantine/core';
import { FIRST_DATE } from '@platewise/contract/dates/known-dates';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { doneOr, useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
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
  const { form, formProps, isSending } = useSchemaForm({
    initialValues: { date: localDay(new Date()) },
    read: ({ date }) =>
      date === '' ? { ok: false, errors: { date: words.dayMissing } } : { ok: true, value: { planId, date } },
    fieldOf: () => 'date',
    onSubmit: async (asked) => {
      try {
        const { fileName, content } = await client.plans.exportCalendar.query(asked);
        saveFile(`${fileName}.ics`, content, 'text/calendar');
        return doneOr(null, onSaved);
      } catch (error) {
        return { sentence: errorSentence(error, words.failed) };
      }
    },
  });

  return (
    <form {...formProps}>
      <TextInput
        type="date"
        label={words.day}
        description={words.dayHint}
        min={FIRST_DATE}
        max={localDay(new Date(), DAYS_AHEAD)}
        {...form.getInputProps('date')}
      />
      <Button type="submit" mt="md" loading={isSending}>
        {words.saveCalendar}
      </Button>
    </form>
  );
}
