import { LIMITS } from '@platewise/contract/limits';

/** A figure with as many decimals as the diary keeps. */
export function tracked(figure: number): number {
  const factor = 10 ** LIMITS.trackedDecimals;
  return Math.round(figure * factor) / factor;
}
