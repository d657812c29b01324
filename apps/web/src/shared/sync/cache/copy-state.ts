/** What a query says of the answer that it shows; times in ms since 1970. */
export type Answered = { data: unknown; dataUpdatedAt: number; errorUpdatedAt: number };

/** From when a cached answer is, and whether reading it again has failed. */
type CopyState = { at: number; hasFailed: boolean };

/**
 * What to say of an answer that may not be today's: null where the server answered last. An answer is a copy while no server
 * can be reached, while reading it again takes long, and once that has failed, also where it was restored from the device
 * after the failure.
 */
export function copyState(
  { data, dataUpdatedAt, errorUpdatedAt }: Answered,
  { isReachable, isSlow }: { isReachable: boolean; isSlow: boolean },
): CopyState | null {
  if (data === undefined) return null;
  const hasFailed = errorUpdatedAt > dataUpdatedAt;
  return hasFailed || isSlow || !isReachable ? { at: dataUpdatedAt, hasFailed } : null;
}
