import { Skeleton } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';

/** A plan before it is loaded. */
export function PlanSkeleton() {
  return (
    <>
      <Skeleton height={30} width={220} mb={16} />
      <Skeleton height={44} width="min(420px, 90%)" mb={32} />
      <MealSkeletons count={LIMITS.mealCountDefault} label={texts.shell.loading} />
    </>
  );
}
