import { Button, Group, Text } from '@mantine/core';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import { useId } from 'react';
import { ProgressBar } from '../../../../shared/ui/meters/progress-bar.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { listProgress } from '../../data/text/list-progress.ts';
import type { useHiddenLines } from '../../data/use-hidden-lines.ts';
import classes from './list-progress-bar.module.css';

type ListProgressBarProps = { items: readonly ShoppingItem[]; hiding: ReturnType<typeof useHiddenLines> };

/** How much is in the basket, always in view while shopping, with what hides the lines that are done. */
export function ListProgressBar({ items, hiding }: ListProgressBarProps) {
  const labelId = useId();
  const { done, total } = listProgress(items);
  const { hidden, hideable } = hiding;

  return (
    <div className={classes.progress}>
      <Group gap="xs" wrap="nowrap" justify="space-between" mih={44}>
        <Text id={labelId} role="status" className={typography.figures} inherit fw={600}>
          {total > 0 && done === total ? words.allDone({ count: total }) : words.progress({ done, total })}
        </Text>
        <Group gap={0} justify="flex-end" mr="calc(-1 * var(--space-8))">
          {hideable > 0 && (
            <Button variant="subtle" size="compact-md" onClick={hiding.hide}>
              {words.hideDone({ count: hideable })}
            </Button>
          )}
          {hidden > 0 && (
            <Button variant="subtle" size="compact-md" onClick={hiding.show}>
              {words.showHidden({ count: hidden })}
            </Button>
          )}
        </Group>
      </Group>
      <ProgressBar value={done} max={Math.max(1, total)} aria-labelledby={labelId} />
    </div>
  );
}
