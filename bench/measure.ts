/** Median, 95th percentile and worst of numbers, in one line. */
export function distribution(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`;
}

/** Milliseconds of a fixed piece of arithmetic, the best of five: the yardstick beside which times are given. */
export function referenceWorkMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let index = 0; index < 1_000_000; index++) sum += Math.sqrt(index) % 7;
    return sum > 0 ? performance.now() - started : 0;
  });
  return Math.min(...times);
}
