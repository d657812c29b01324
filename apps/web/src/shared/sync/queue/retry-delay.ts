const FIRST_MS = 2000;
const LONGEST_MS = 5 * 60_000;
const SPREAD = 0.4;

/**
 * ms until the next try after that many failures in a row: twice as long each time, up to five minutes, spread so that a
 * server which comes back is not met by everybody at once.
 * @param random from 0 up to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const delay = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS);
  return Math.round(delay * (1 - SPREAD / 2 + SPREAD * random));
}
