import { Skeleton } from '@mantine/core';
import classes from './meal-skeleton.module.css';

/** A card before its meal is there: title, round icon, description, three stat boxes, a line, four detail lines (core 2). */
export function MealSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.header}>
        <Skeleton height={24} width="62%" />
        <Skeleton height={34} circle />
      </div>
      <Skeleton height={14} width="84%" />
      <div className={classes.boxes}>
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </div>
      <div className={classes.line} />
      <Skeleton height={12} width="96%" />
      <Skeleton height={12} width="88%" />
      <Skeleton height={12} width="92%" />
      <Skeleton height={12} width="54%" />
    </div>
  );
}
