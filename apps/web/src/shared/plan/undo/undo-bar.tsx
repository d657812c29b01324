import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useSubscription } from '../../subscription/use-subscription.ts';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import { ChangeFailureBlock } from '../changes/change-failure-block.tsx';
import { takesTokens } from '../changes/takes-tokens.ts';
import type { PlanChanges } from '../changes/use-plan-changes.ts';
import type { ShownPlan } from '../plan-mutation.ts';
import { undoButtonId } from './focus-undo.ts';
import classes from './undo-bar.module.css';
import { undoNote } from './undo-note.ts';
import { useUndoNotes } from './use-undo-notes.ts';

type UndoBarProps = { planId: string; plan: ShownPlan; changes: PlanChanges };

const words = texts.planChanges;

/** Takes back one change after the other, and says beforehand what that does; before the first one, what can be changed. */
export function UndoBar({ planId, plan, changes }: UndoBarProps) {
  const noteId = useId();
  const { notes } = useUndoNotes(planId);
  const subscription = useSubscription();
  const canUndo = plan.undoSteps > 0;
  const isUsable = canUndo && changes.running.length === 0;
  const hint = takesTokens(subscription) ? words.tokenHint : words.hint;

  return (
    <>
      <div className={classes.bar}>
        <Button
          id={undoButtonId(planId)}
          className={classes.undo}
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
          aria-describedby={noteId}
          {...softDisabled(!isUsable)}
          onClick={() => isUsable && changes.undo(plan)}
        >
          {words.undo}
        </Button>
        <p id={noteId} className={classes.note}>
          {canUndo ? undoNote(notes, plan) : hint}
        </p>
      </div>
      <ChangeFailureBlock planId={planId} failed={changes.failedFor(null)} changes={changes} />
    </>
  );
}
