import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './removed-note.module.css';
import type { Removal } from './use-remove-meal.ts';

const words = texts.calorieScreen;

/** Where a meal was: the way back for whom a toast is too quick. It takes the focus that went with the meal. */
export function RemovedNote({ removal: { removed, undo } }: { removal: Removal }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (!removed) return null;

  return (
    <div className={classes.note}>
      <p>{words.removedNamed({ meal: removed.meal.name })}</p>
      <Button
        ref={button}
        size="compact-md"
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
        onClick={() => void undo(removed)}
      >
        {words.undo}
      </Button>
    </div>
  );
}
