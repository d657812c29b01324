export type Distribution = { median: number; p95: number; worst: number };

/** Median, 95th percentile and largest of numbers; all 0 where there are none. */
export function distribution(numbers: readonly number[]): Distribution {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}
