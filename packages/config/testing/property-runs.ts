/**
 * How many random cases a property is tried with: `count` before a change lands, a third of them before a commit, and in the
 * long lane a share of the plans that it was asked for (`PLAN_RUNS`, docs/tests.md), where a case costs more than one plan.
 */
export function propertyRuns(count: number, { shareOfLong = 1 }: { shareOfLong?: number } = {}): number {
  const { PLAN_RUNS: long, CI: isLanding } = process.env;
  if (long) return Math.max(count, Math.ceil(Number(long) * shareOfLong));
  return isLanding ? count : Math.ceil(count / 3);
}
