/**
 * How many random cases a property is tried with: `count`, of which a case that costs more than one plan tries a third before
 * a commit, and in the long lane a share of the plans that it was asked for (`PLAN_RUNS`, docs/tests.md).
 * @param shareOfLong 1 over how many plans a case costs
 */
export function propertyRuns(count: number, { shareOfLong = 1 }: { shareOfLong?: number } = {}): number {
  const { PLAN_RUNS: long, CI: isLanding } = process.env;
  if (long) return Math.max(count, Math.ceil(Number(long) * shareOfLong));
  return isLanding || shareOfLong === 1 ? count : Math.ceil(count / 3);
}
