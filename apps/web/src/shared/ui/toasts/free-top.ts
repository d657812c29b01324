/** From the top to the bottom of something on the screen, px. */
export type Span = { top: number; bottom: number };

type Room = {
  /** px that the toasts take. */
  height: number;
  /** Where they lie now, so that they do not jump without need; null for new ones. */
  current: number | null;
  /** Where they lie unless something is in the way: below the page's bar. */
  preferred: number;
  /** The lower edge of the window. */
  end: number;
  /** What may not be covered. */
  taken: readonly Span[];
};

const GAP = 8;

/**
 * Where toasts begin, px from the top: below the bar, else over the bar, else below what is in the way. Where nothing is
 * free, they lie over the bar.
 */
export function freeTop({ height, current, preferred, end, taken }: Room): number {
  // What is scrolled away above the window is in nobody's way, and no place for toasts.
  const isFree = (top: number) =>
    top >= GAP && top + height <= end && taken.every((span) => span.bottom <= top || span.top >= top + height);
  const below = taken.map(({ bottom }) => bottom + GAP).toSorted((a, b) => a - b);
  return [current ?? preferred, preferred, GAP, ...below].find(isFree) ?? GAP;
}
