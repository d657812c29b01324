import type { Db } from '@platewise/db/database';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { goalsFor } from '../../diary/goals/goals-repository.ts';
import { readPlannedFor } from '../../preferences/read-planned-for.ts';
import { readEntitlements } from '../../subscription/read-entitlements.ts';

/** For whom the calendar plans, and the goals that the person set in the calorie tracker. */
export type PlanningBasis = {
  plannedFor: Awaited<ReturnType<typeof readPlannedFor>>;
  /** Those that hold on the days that were asked for, oldest first; none for whom the tracker is closed. */
  goals: readonly DailyGoalRow[];
};

/**
 * Reads for whom a person's calendar plans on days of a range. Goals hold while their plan has the tracker: a goal that
 * they can neither see nor change would lock the days that it does not fit.
 * @throws AppError NOT_FOUND for a profile that is not the person's
 */
export async function readPlanningBasis(
  db: Db,
  userId: string,
  { profileId, ...range }: { from: string; to: string; profileId?: string | undefined },
): Promise<PlanningBasis> {
  const plannedFor = await readPlannedFor(db, userId, { profileId });
  const { calorieTracker } = await readEntitlements(db, userId);
  return { plannedFor, goals: calorieTracker ? await goalsFor(db, userId, range) : [] };
}
