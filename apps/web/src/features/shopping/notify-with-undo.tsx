import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import classes from './notify-with-undo.module.css';

/** Long enough to be reached by keyboard. */
const SHOWN_MS = 10_000;

/** A toast that says what was done, with the way back. */
export function notifyWithUndo(text: string, onUndo: () => void): void {
  const id = notifications.show({
    message: (
      <span className={classes.message}>
        <span>{text}</span>
        <Button
          variant="light"
          size="compact-md"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {shoppingScreen.item.undo}
        </Button>
      </span>
    ),
    color: 'basil',
    autoClose: SHOWN_MS,
  });
}
