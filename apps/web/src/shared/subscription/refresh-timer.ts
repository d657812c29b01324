/** setTimeout overflows after 24.8 days and then fires at once, so longer waits go in steps of a day. */
const LONGEST_STEP_MS = 24 * 3_600_000;

type Clock = {
  now: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
};

const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

/**
 * Runs once, exactly when the moment comes; a moment that has passed runs never (a server whose clock is behind
 * would otherwise be asked in a loop).
 * @returns a function that cancels
 */
export function runAt(moment: Date, run: () => void, clock: Clock = browserClock): () => void {
  let timer: number | null = null;

  function step(): void {
    const left = moment.getTime() - clock.now();
    timer = clock.setTimeout(left > LONGEST_STEP_MS ? step : finish, Math.min(Math.max(left, 0), LONGEST_STEP_MS));
  }

  function finish(): void {
    // Browsers may fire a moment early; the server must find the reset done.
    if (moment.getTime() > clock.now()) {
      step();
      return;
    }
    timer = null;
    run();
  }

  if (moment.getTime() > clock.now()) step();
  return () => {
    if (timer !== null) clock.clearTimeout(timer);
  };
}
