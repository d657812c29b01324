import { Button } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { DeletedPlan } from '../data/use-plan-actions.ts';
import classes from './deleted-note.module.css';

type DeletedNoteProps = { deleted: DeletedPlan; onUndo: () => void };

const words = texts.dashboard;

/**
 * Where a plan was: that it was deleted, and the way back for whom a toast is too quick. It takes the focus that went with
 * the plan.
 */
export function DeletedNote({ deleted, onUndo }: DeletedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className={classes.note}>
      <p className={classes.text}>
        {words.deleted({ plan: deleted.name })} {words.deletedHint({ hours: LIMITS.deletedPlanHours })}
      </p>
      <Button
        ref={undo}
        size="compact-md"
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
        onClick={onUndo}
      >
        {words.bringBack}
      </Button>
    </div>
  );
}
