import { Skeleton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import classes from './list-view.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** The shape of a list that is on its way. */
export function ListSkeleton() {
  return (
    <div className={classes.view} role="status" aria-busy="true" aria-label={texts.shell.loading}>
      <Skeleton height={44} width="min(420px, 90%)" className={classes.head} />
      <div className={classes.list}>
        <Skeleton height={72} mb="lg" />
        <Skeleton height={28} width={180} mb="sm" />
        {ROWS.map((row) => (
          <Skeleton key={row} height={48} mb={8} />
        ))}
      </div>
      <Skeleton height={180} className={classes.side} />
    </div>
  );
}
