import { lazy, Suspense } from 'react';
import { PictureFrame } from './picture-frame.tsx';
import type { PlatedMeal } from './plate-parts.ts';

// Every food that can be drawn is a good part of a page's code: it is fetched next to the page, not before it.
const drawing = import('./drawn-picture.tsx').then(
  ({ DrawnPicture }) => ({ default: DrawnPicture }),
  // A meal without its picture is still a meal.
  () => ({ default: PictureFrame }),
);
const DrawnPicture = lazy<typeof PictureFrame | typeof import('./drawn-picture.tsx').DrawnPicture>(() => drawing);

type PlatePictureProps = {
  meal: PlatedMeal;
  /** Side of the square that it fills, in px. */
  size: number;
};

/**
 * A meal as a drawing, computed from its ingredients and their shares: the same meal is always drawn the same way. It
 * names what is on it, and its place is kept until it is there.
 */
export function PlatePicture({ meal, size }: PlatePictureProps) {
  return (
    <Suspense fallback={<PictureFrame size={size} />}>
      <DrawnPicture meal={meal} size={size} />
    </Suspense>
  );
}
