import { Box, Flex, Text } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { IconFlame, IconFlameOff } from '@tabler/icons-react';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { MealName } from '../data/meal-names.ts';
import { durationText, minuteText } from '../data/session-clock.ts';
import { type SessionRow, type SessionTask, sessionRows } from '../data/session-rows.ts';
import type { Ticks } from '../data/use-ticks.ts';
import { usesText } from '../data/uses-text.ts';
import classes from './prep-guide.module.css';
import { TaskRow } from './task-row.tsx';
import { TaskTick } from './task-tick.tsx';

type SessionListProps = {
  guide: PrepGuide;
  start: string | undefined;
  names: ReadonlyMap<string, MealName>;
  ticks: Ticks;
};

/** The timetable: what begins at which minute, in the order of the work. */
export function SessionList({ guide, start, names, ticks }: SessionListProps) {
  return (
    <Box component="ol" className={classes.rows} mt="sm">
      {sessionRows(guide).map((row) => (
        <li key={keyOf(row)} data-kind={row.kind}>
          <Text className={typography.figures} span inherit c="dimmed">
            {minuteText(row.minute, start)}
          </Text>
          <RowBody row={row} names={names} ticks={ticks} />
        </li>
      ))}
    </Box>
  );
}

function RowBody({ row, names, ticks }: { row: SessionRow } & Pick<SessionListProps, 'names' | 'ticks'>) {
  if (row.kind === 'task') return <TaskRow task={row.task} names={names} ticks={ticks} />;
  if (row.kind === 'cuts') return <CutBlock tasks={row.tasks} names={names} ticks={ticks} />;
  const Icon = row.kind === 'heat' ? IconFlame : IconFlameOff;
  return (
    <Flex component="p" gap="xs" align="center" fw={600}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {ovenText(row)}
    </Flex>
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

type CutBlockProps = { tasks: readonly SessionTask[]; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** Foods that are cut one after the other, each a line to tick with what is for which meal. */
function CutBlock({ tasks, names, ticks }: CutBlockProps) {
  return (
    <Flex component="ul" direction="column" gap="sm" miw={0} aria-label={words.cutting}>
      {tasks.map((task) => (
        <Flex component="li" gap="md" key={task.id} align="flex-start" justify="space-between">
          <TaskTick
            task={task}
            ticks={ticks}
            description={task.ingredients.map((one) => usesText(one, names)).join(', ')}
          />
          <Text className={typography.figures} span size="sm" flex="none" c="dimmed">
            {durationText(task.minutes)}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
