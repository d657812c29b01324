import { Portal } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { IconArrowsMove, IconCopy } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './drag-ghost.module.css';
import { entryName } from './entry-words.ts';

type DragGhostProps = { ref: RefObject<HTMLDivElement | null>; entry: CalendarEntry; copy: boolean };

/** What is dragged, beneath the pointer, and what releasing will do. */
export function DragGhost({ ref, entry, copy }: DragGhostProps) {
  const Icon = copy ? IconCopy : IconArrowsMove;
  return (
    <Portal>
      <div ref={ref} className={classes.ghost} aria-hidden>
        <span dir="auto" className={classes.name}>
          {entryName(entry)}
        </span>
        <span className={classes.does}>
          <Icon size={14} stroke={1.5} /> {copy ? calendarScreen.dragCopy : calendarScreen.dragMove}
        </span>
      </div>
    </Portal>
  );
}
