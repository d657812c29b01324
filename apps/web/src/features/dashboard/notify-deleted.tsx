import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { texts } from '@platewise/contract/texts';
import classes from './notify-deleted.module.css';

/** The toast of the deletion that can be taken back now. */
let shown: string | null = null;

/** A toast that says which plan was deleted, with the way back; it takes the place of an older one. */
export function notifyDeleted(text: string, onUndo: () => void): void {
  forgetDeletion();
  shown = notifications.show({
    message: (
      <span className={classes.message}>
        <span>{text}</span>
        <Button variant="light" size="compact-md" onClick={onUndo}>
          {texts.dashboard.undo}
        </Button>
      </span>
    ),
    color: 'basil',
  });
}

/** Takes the toast away: what it offers is done. */
export function forgetDeletion(): void {
  if (shown) notifications.hide(shown);
  shown = null;
}
