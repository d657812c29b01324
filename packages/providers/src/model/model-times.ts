/** Milliseconds that a request may wait for its place, for the first byte, between two pieces, and take in all. */
export type ModelTimes = { queueMs: number; firstByteMs: number; idleMs: number; totalMs: number };

const TIMES = { queueMs: 20_000, firstByteMs: 20_000, idleMs: 15_000, totalMs: 90_000 } as const;

/**
 * How long a service has (decisions 3), or as long as the operator gives it in all. A server that loads its model first is
 * silent for most of that.
 */
export function modelTimes(totalSeconds: number | undefined): ModelTimes {
  if (totalSeconds === undefined) return TIMES;
  const totalMs = totalSeconds * 1000;
  return { ...TIMES, firstByteMs: Math.max(TIMES.firstByteMs, (totalMs * 2) / 3), totalMs };
}
