import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { toasts } from '../../ui/toasts/toasts-store.ts';
import { focusUndo } from '../undo/focus-undo.ts';
import classes from './notify-change.module.css';

/** The toast of the newest change: an older one's Undo would take back another change than it reports. */
let shown: string | null = null;

/** A toast that says what a change did, with the way back; `onUndo` is null where it was one itself. */
export function notifyChange(text: string, { planId, onUndo }: { planId: string; onUndo: (() => void) | null }): void {
  forgetChange();
  shown = toasts.show({
    message: (
      <span className={classes.message}>
        <span>{text}</span>
        {onUndo && (
          <Button variant="light" size="compact-md" onClick={() => takeBack(planId, onUndo)}>
            {texts.planChanges.undo}
          </Button>
        )}
      </span>
    ),
    color: 'basil',
  });
}

/** Takes the toast away: what it offers would take back the change that begins now. */
export function forgetChange(): void {
  if (shown) toasts.hide(shown);
  shown = null;
}

function takeBack(planId: string, onUndo: () => void): void {
  // The pressed button goes with its toast; the plan's own one stays.
  focusUndo(planId);
  onUndo();
}
