/** A finger's way over the screen, in CSS pixels; `zoom` is the scale of a pinch. */
export type FingerMove = { x: number; y: number; zoom: number };

const FAR_ENOUGH_PX = 56;
/** A swipe is at least this many times as wide as it is high. */
const FLATNESS = 1.8;

/** Where a swipe leads: to the left is on, to the right is back. On a page that is pinched larger a finger moves the page. */
export function swipe({ x, y, zoom }: FingerMove): 'next' | 'previous' | null {
  if (zoom > 1.01 || Math.abs(x) < FAR_ENOUGH_PX || Math.abs(x) < FLATNESS * Math.abs(y)) return null;
  return x < 0 ? 'next' : 'previous';
}
