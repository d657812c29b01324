import { Checkbox, Select, Text } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useRef, useState } from 'react';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import type { ToCalendarWhat } from '../../../../shared/ui/handed-in.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { ChangeReport } from '../../data/change-report.ts';
import { entryName } from '../../data/entry-words.ts';
import { useCalendarChanges } from '../../data/use-calendar-changes.ts';
import { useEntryAt } from '../../data/use-entry-at.ts';
import { useWholeChanges } from '../../data/use-whole-changes.ts';
import { placeMutation } from '../../data/write/mutations.ts';
import { ChangeReportBlock } from '../change-report-block.tsx';
import { DialogForm } from './dialog-form.tsx';
import { isOpenDay, PlaceFields } from './place-fields.tsx';

type ToCalendarDialogProps = DialogProps & { what: ToCalendarWhat };

const words = calendarScreen;
const WHOLE = '';

/** Asks for the day and the slot, says what stands there, and puts it there. */
export function ToCalendarDialog({ what, ...frame }: ToCalendarDialogProps) {
  const name = 'plan' in what ? what.name : what.meal.name;
  return (
    <Dialog title={words.toCalendarTitle({ name })} {...frame}>
      <ToCalendarForm what={what} onDone={frame.onClose} />
    </Dialog>
  );
}

function ToCalendarForm({ what, onDone }: { what: ToCalendarWhat; onDone: () => void }) {
  const today = useToday();
  const { form, ...frame } = useSchemaForm({
    initialValues: { date: today, mealId: WHOLE, chosenSlot: null, replace: false } as Choice,
    read: readChoice,
    onSubmit: async (choice) => doneOr(await put(choice), finish),
  });
  const { date, mealId, chosenSlot, replace } = form.values;
  const meal = 'plan' in what ? what.plan.meals.find(({ id }) => id === mealId) : what.meal;
  const slot = meal ? (chosenSlot ?? slotOf(meal)) : null;
  const [report, setReport] = useState<ChangeReport | null>(null);
  const hasNotified = useRef(false);
  const changes = useCalendarChanges();
  const whole = useWholeChanges(changes, (next) => {
    hasNotified.current = true;
    setReport(next);
  });
  const standing = useEntryAt(isOpenDay(date) && slot ? { date, slot } : null) ?? null;

  // What was left out is read before the dialog goes.
  function finish(): void {
    if (!hasNotified.current) onDone();
  }

  if (report) {
    return (
      <>
        <ChangeReportBlock report={report} onClose={onDone} />
        <Text inherit>
          <TextLink to="/calendar" search={{ day: date }}>
            {words.openDay}
          </TextLink>
        </Text>
      </>
    );
  }

  /** Why it was not done, in a sentence; null when it was. */
  function put({ date }: { date: string }): Promise<string | null> | string {
    if (!meal || !slot) return 'plan' in what ? whole.placePlan({ date, planId: what.plan._id, replace }) : '';
    const source = 'plan' in what ? { planId: what.plan._id, mealId: meal.id } : { favoriteId: what.favoriteId };
    return changes.apply(placeMutation({ date, slot }, { ...source, meal }, standing));
  }

  return (
    <DialogForm {...frame} submit={words.addIt}>
      {'plan' in what && (
        <Select
          label={words.what}
          data={[
            { value: WHOLE, label: words.wholePlan },
            ...what.plan.meals.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={mealId}
          allowDeselect={false}
          onChange={(value) => {
            form.setValues({ mealId: value ?? WHOLE, chosenSlot: null });
          }}
        />
      )}
      <PlaceFields
        date={date}
        slot={slot}
        error={form.errors.date}
        onDate={(next) => form.setFieldValue('date', next)}
        onSlot={(next) => form.setFieldValue('chosenSlot', next)}
      />
      <ReplaceHint
        standing={standing}
        replace={slot ? null : replace}
        onReplace={(next) => form.setFieldValue('replace', next)}
      />
    </DialogForm>
  );
}

type Choice = { date: string; mealId: string; chosenSlot: CalendarSlot | null; replace: boolean };

function readChoice(choice: Choice): ReadForm<Choice, keyof Choice> {
  return isOpenDay(choice.date) ? { ok: true, value: choice } : { ok: false, errors: { date: words.dayMissing } };
}

/** The first slot for meals of its kind. */
function slotOf({ mealType }: ClientMeal): CalendarSlot {
  return CALENDAR_SLOTS.find((slot) => slot === mealType) ?? 'dinner';
}

type ReplaceHintProps = {
  /** What stands in the one slot that was chosen. */
  standing: CalendarEntry | null;
  /** Whether a whole plan takes the place of what stands on its day; null where one slot was chosen. */
  replace: boolean | null;
  onReplace: (replace: boolean) => void;
};

/** What becomes of what stands where something is put. */
function ReplaceHint({ standing, replace, onReplace }: ReplaceHintProps) {
  if (replace !== null) {
    return (
      <Checkbox
        label={words.replaceAll}
        checked={replace}
        onChange={({ currentTarget }) => onReplace(currentTarget.checked)}
      />
    );
  }
  const other = standing ? entryName(standing) : '';
  const sentence = standing?.isLocked ? words.lockedHint : words.addOverHint;
  return (
    <Text role="status" inherit>
      {standing && sentence({ other })}
    </Text>
  );
}
