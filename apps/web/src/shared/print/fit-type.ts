/** Sizes of type in points that a page is set in, the largest first; smaller is not for reading in a kitchen. */
const [LARGEST_PT, SMALLEST_PT, STEP_PT] = [10, 6, 0.25];

/** A page of paper whose type can be set, and whether all that is on it has room. */
export type FittedPage = { setType: (points: number) => void; isFull: () => boolean };

/** Sets a page in the largest type in which all of it has room; false where even the smallest leaves something out. */
export function fitType({ setType, isFull }: FittedPage): boolean {
  for (let points = LARGEST_PT; points >= SMALLEST_PT; points -= STEP_PT) {
    setType(points);
    if (!isFull()) return true;
  }
  return false;
}
