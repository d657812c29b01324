import { Button } from '@mantine/core';
import type { ShoppingItem } from '@platewise/contract/shopping-list-schema';
import { shoppingScreen as words } from '@platewise/contract/texts/shopping-screen';
import { useId } from 'react';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
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
      <div className={classes.line}>
        <p id={labelId} role="status">
          {total > 0 && done === total ? words.allDone({ count: total }) : words.progress({ done, total })}
        </p>
        <div className={classes.ways}>
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
        </div>
      </div>
      <ProgressBar value={done} max={Math.max(1, total)} aria-labelledby={labelId} />
    </div>
  );
}
