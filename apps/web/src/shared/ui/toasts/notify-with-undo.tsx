import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import classes from './notify-with-undo.module.css';
import { toasts } from './toasts-store.ts';

/** Long enough to be reached by keyboard. */
const SHOWN_MS = 10_000;

/**
 * A toast that says what was done, with the way back where there is one. `id` is that of the thing it was done to: the next toast of that
 * thing takes the place of this one, and other things keep theirs.
 */
export function notifyWithUndo(text: string, { id, onUndo }: { id: string; onUndo: (() => void) | null }): void {
  forgetUndo(id);
  toasts.show({
    id: toastId(id),
    message: (
      <span className={classes.message}>
        <span>{text}</span>
        {onUndo && (
          <Button
            variant="light"
            size="compact-md"
            onClick={() => {
              forgetUndo(id);
              onUndo();
            }}
          >
            {texts.dashboard.undo}
          </Button>
        )}
      </span>
    ),
    color: 'basil',
    ...(onUndo && { autoClose: SHOWN_MS }),
  });
}

/** Takes the toast away: what it offers is done, or cannot be any more. */
export function forgetUndo(id: string): void {
  toasts.hide(toastId(id));
}

function toastId(id: string): string {
  return `undo ${id}`;
}
