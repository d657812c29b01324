/** Milliseconds of a fixed piece of arithmetic, the best of five: the yardstick next to which times are given. */
export function referenceWorkMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let index = 0; index < 1_000_000; index++) sum += Math.sqrt(index) % 7;
    return sum > 0 ? performance.now() - started : 0;
  });
  return Math.min(...times);
}
