import { Skeleton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import classes from './generated-meals.module.css';

/** A plan that was made and is on its way: heading, certificate and meals have their places. */
export function PlanSkeleton({ meals }: { meals: number }) {
  return (
    <>
      <div className={classes.header}>
        <Skeleton height={36} width={220} />
        <Skeleton height={36} width={320} maw="100%" />
      </div>
      <Skeleton height={44} width="90%" mb={20} />
      <Skeleton height={30} width={260} mb={12} />
      <MealSkeletons count={meals} label={texts.shell.loading} />
    </>
  );
}
