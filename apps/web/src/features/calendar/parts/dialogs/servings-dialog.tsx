import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { ServingsStepper } from '../../../../shared/plan/servings/servings-stepper.tsx';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { changeMutation } from '../../data/write/mutations.ts';

type ServingsDialogProps = DialogProps & { desk: CalendarDesk; entry: CalendarEntry };

/** How many servings of a meal the person eats. */
export function ServingsDialog({ entry, desk, ...frame }: ServingsDialogProps) {
  const name = entryName(entry);
  const now = entryAt(desk, entry) ?? entry;
  return (
    <Dialog title={calendarScreen.servingsTitle({ name })} {...frame}>
      <ServingsStepper
        meal={{ name, servings: now.servings }}
        isUsable
        isBusy={desk.changes.isBusy}
        onChange={(servings) => void desk.changes.applyNow(changeMutation(now, { servings }))}
      />
    </Dialog>
  );
}
