import { VisuallyHidden } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation-step-schema';
import { ComingMeal } from './coming-meal.tsx';
import { MealGrid } from './meal-grid.tsx';
import { MealSkeleton } from './meal-skeleton.tsx';

type MealSkeletonsProps = {
  count: number;
  label: string;
  /** Dishes that are known already, each in the place of its placeholder. */
  coming?: readonly DishStep[];
};

/** As many placeholder cards as meals are coming; the label is reported to screen readers. */
export function MealSkeletons({ count, label, coming = [] }: MealSkeletonsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <MealGrid>
        {places(count).map((place) => {
          const dish = coming.find((one) => one.place === place);
          return dish ? <ComingMeal key={place} {...dish} /> : <MealSkeleton key={place} />;
        })}
      </MealGrid>
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
