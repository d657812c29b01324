import { Skeleton, VisuallyHidden } from '@mantine/core';
import { prep as words } from '@platewise/contract/locales/en/site/prep';
import classes from './guide-skeleton.module.css';

const TASKS = ['a', 'b', 'c', 'd', 'e'];

/** A guide before it is there: its figures, its picture, its first tasks. */
export function GuideSkeleton() {
  return (
    <div aria-busy="true" className={classes.guide}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <div className={classes.facts}>
        <Skeleton height={56} width={130} />
        <Skeleton height={56} width={130} />
        <Skeleton height={56} width={90} />
        <Skeleton height={56} width={110} />
      </div>
      <Skeleton height={160} />
      {TASKS.map((task) => (
        <div key={task} className={classes.task}>
          <Skeleton height={22} width={48} />
          <div>
            <Skeleton height={22} width="min(360px, 80%)" mb={12} />
            <Skeleton height={14} width="92%" mb={8} />
            <Skeleton height={14} width="76%" />
          </div>
        </div>
      ))}
    </div>
  );
}
