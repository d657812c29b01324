import { Skeleton } from '@mantine/core';
import classes from './meal-skeleton.module.css';

/** A card before its meal is there: title, round plate, description, three stat boxes, a line, four detail lines (core 2). */
export function MealSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <Skeleton height={24} width="62%" />
      <Skeleton height={152} circle className={classes.plate} />
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
