import { VisuallyHidden } from '@mantine/core';
import { MealGrid } from './meal-grid.tsx';
import { MealSkeleton } from './meal-skeleton.tsx';

/** As many placeholder cards as meals are coming; the label is told to screen readers. */
export function MealSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <MealGrid>
        {places(count).map((place) => (
          <MealSkeleton key={place} />
        ))}
      </MealGrid>
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
