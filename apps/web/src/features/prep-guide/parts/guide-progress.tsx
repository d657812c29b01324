import { Button, Flex, Group, Text } from '@mantine/core';
import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { useId, useRef } from 'react';
import { ProgressBar } from '../../../shared/ui/meters/progress-bar.tsx';
import { toasts } from '../../../shared/ui/toasts/toasts-store.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { Ticks } from '../data/use-ticks.ts';
import classes from './prep-guide.module.css';

/** How much is done, and the way back to nothing. */
export function GuideProgress({ tasks, ticks }: { tasks: readonly PrepTask[]; ticks: Ticks }) {
  const labelId = useId();
  const region = useRef<HTMLDivElement>(null);
  const total = tasks.length;
  const done = tasks.filter(({ id }) => ticks.done.has(id)).length;
  if (total === 0) return null;

  function startOver() {
    const before = [...ticks.done];
    ticks.set([]);
    // The pressed button goes with the ticks.
    region.current?.focus();
    const id = toasts.show({
      message: (
        <Flex component="span" gap="sm" align="center" justify="space-between">
          {words.startedOver}
          <Button
            size="compact-md"
            variant="default"
            onClick={() => {
              ticks.set(before);
              toasts.hide(id);
            }}
          >
            {words.undo}
          </Button>
        </Flex>
      ),
      color: 'basil',
    });
  }

  return (
    <div ref={region} tabIndex={-1} className={classes.place}>
      <Group wrap="nowrap" justify="space-between" mih={56}>
        <Text id={labelId} className={typography.figures} inherit mb="var(--space-4)" fw={600}>
          {done === total ? words.allDone : words.progress({ done, total })}
          <Text span size="sm" display="block" c="dimmed">
            {words.keptHere}
          </Text>
        </Text>
        {done > 0 && (
          <Button variant="default" size="sm" onClick={startOver}>
            {words.startOver}
          </Button>
        )}
      </Group>
      <ProgressBar value={done} max={total} aria-label={words.progressLabel} />
    </div>
  );
}
