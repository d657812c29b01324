import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { IconFlame, IconFlameOff } from '@tabler/icons-react';
import { CutBlock } from './cut-block.tsx';
import type { MealName } from './meal-names.ts';
import { minuteText } from './session-clock.ts';
import classes from './session-list.module.css';
import { type SessionRow, sessionRows } from './session-rows.ts';
import { TaskRow } from './task-row.tsx';
import type { Ticks } from './use-ticks.ts';

type SessionListProps = {
  guide: PrepGuide;
  start: string | undefined;
  names: ReadonlyMap<string, MealName>;
  ticks: Ticks;
};

/** The timetable: what begins at which minute, in the order of the work. */
export function SessionList({ guide, start, names, ticks }: SessionListProps) {
  return (
    <ol className={classes.rows}>
      {sessionRows(guide).map((row) => (
        <li key={keyOf(row)} data-kind={row.kind}>
          <span className={classes.time}>{minuteText(row.minute, start)}</span>
          <RowBody row={row} names={names} ticks={ticks} />
        </li>
      ))}
    </ol>
  );
}

function RowBody({ row, names, ticks }: { row: SessionRow } & Pick<SessionListProps, 'names' | 'ticks'>) {
  if (row.kind === 'task') return <TaskRow task={row.task} names={names} ticks={ticks} />;
  if (row.kind === 'cuts') return <CutBlock tasks={row.tasks} names={names} ticks={ticks} />;
  const Icon = row.kind === 'heat' ? IconFlame : IconFlameOff;
  return (
    <p className={classes.oven}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {ovenText(row)}
    </p>
  );
}

function ovenText(row: SessionRow): string {
  if (row.kind !== 'heat') return words.ovenOff;
  return row.celsius === null ? words.heatGrill : words.heatOven({ celsius: row.celsius });
}

function keyOf(row: SessionRow): string {
  if (row.kind === 'task') return row.task.id;
  if (row.kind === 'cuts') return row.tasks.map(({ id }) => id).join('+');
  return `${row.kind} ${row.minute}`;
}
