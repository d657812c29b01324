import { Checkbox, Text } from '@mantine/core';
import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { Ticks } from '../data/use-ticks.ts';

type TaskTickProps = { task: Pick<PrepTask, 'id' | 'title'>; ticks: Ticks; description?: string };

/** The box of a task and its title, which is struck through when it is done. */
export function TaskTick({ task: { id, title }, ticks, description }: TaskTickProps) {
  const isDone = ticks.done.has(id);
  const look = isDone ? { c: 'dimmed', td: 'line-through' } : { fw: 600 };
  return (
    <Checkbox
      size="md"
      flex="1 1 300px"
      checked={isDone}
      onChange={() => ticks.toggle(id)}
      iconColor="var(--on-primary)"
      label={
        <Text className={typography.breakable} span inherit lh={1.4} {...look}>
          {title}
        </Text>
      }
      description={isDone ? undefined : description}
    />
  );
}
