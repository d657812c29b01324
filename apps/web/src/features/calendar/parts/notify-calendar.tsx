import { Button } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { toasts } from '../../../shared/ui/toasts/toasts-store.ts';
import classes from './notify-calendar.module.css';

/** The toast of the newest change; what an older one offers would take back another change than people expect. */
let shown: string | null = null;

/** A toast that says what a change did, with the way back where there is one. */
export function notifyCalendar(text: string, onUndo: (() => void) | null): void {
  forgetCalendarToast();
  shown = toasts.show({
    message: (
      <span className={classes.message}>
        <span>{text}</span>
        {onUndo && (
          <Button variant="light" size="compact-md" onClick={onUndo}>
            {calendarScreen.undo}
          </Button>
        )}
      </span>
    ),
    color: 'basil',
  });
}

/** Takes the toast away: what it offers is done, or another change begins. */
export function forgetCalendarToast(): void {
  if (shown) toasts.hide(shown);
  shown = null;
}
