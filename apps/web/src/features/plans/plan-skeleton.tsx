import { Skeleton } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';

/** A plan before it is loaded; with the place of the filters where these are not there yet. */
export function PlanSkeleton({ hasFilters }: { hasFilters: boolean }) {
  return (
    <>
      {hasFilters && <Skeleton height={70} mb={53} />}
      <Skeleton height={30} width={220} mb={16} />
      <Skeleton height={44} width="min(420px, 90%)" mb={32} />
      <MealSkeletons count={LIMITS.mealCountDefault} label={texts.shell.loading} />
    </>
  );
}
