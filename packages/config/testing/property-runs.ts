/**
 * How many random cases a property is tried with: `count`, or a third of them where a case costs more than one plan; in the long
 * lane a share of the plans that it was asked for (`PLAN_RUNS`, docs/tests.md).
 * @param shareOfLong 1 over how many plans a case costs
 */
export function propertyRuns(count: number, { shareOfLong = 1 }: { shareOfLong?: number } = {}): number {
  const { PLAN_RUNS: long } = process.env;
  if (long) return Math.max(count, Math.ceil(Number(long) * shareOfLong));
  return shareOfLong === 1 ? count : Math.ceil(count / 3);
}
