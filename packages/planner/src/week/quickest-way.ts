/** A way of a day that was planned, and the minutes by which it takes longer than the day may. */
type PlannedWay = { minutesOver: number };

/**
 * So many ways are tried behind the first that takes too long: mostly with the other breakfast, and with a third. Our own figure, by
 * `npm run bench:weeks -- 150 batch`: of 900 days 83 took too long without, 43 with two, and 41 with all, at far more work.
 */
const TRIED_BEHIND = 2;

/**
 * Of the ways of a day, the easiest first and null for one that does not hold, the first if it keeps to the minutes of the day; otherwise the
 * quickest of it and those right behind it, an easier one before another as quick; null where none holds. Ways are planned as they are asked
 * for, and each costs as much as a day: none is asked for once one is in time.
 */
export function quickestWay<Way extends PlannedWay>(ways: Iterable<Way | null>): Way | null {
  let best: Way | null = null;
  let behind = 0;
  for (const way of ways) {
    if (best) behind += 1;
    if (way && (!best || way.minutesOver < best.minutesOver)) best = way;
    if (best && (best.minutesOver <= 0 || behind === TRIED_BEHIND)) return best;
  }
  return best;
}
