import type { DailyGoalRow } from '@platewise/db/calorie-tables';
import type { Db, ProfileRow } from '@platewise/db/database';
import { goalsFor } from '../calorie/goals-repository.ts';
import { readPlannedProfile } from '../preferences/read-planned-profile.ts';
import { readEntitlements } from '../subscription/read-entitlements.ts';

/** For whom the calendar plans, and the goals that the person set in the calorie tracker. */
export type PlanningBasis = {
  profile: ProfileRow | null;
  /** Those that hold on the days that were asked for, oldest first; none for whom the tracker is closed. */
  goals: readonly DailyGoalRow[];
};

/**
 * Reads for whom a person's calendar plans on days of a range. Goals hold while their plan has the tracker: a goal that
 * they can neither see nor change would lock the days that it does not fit.
 */
export async function readPlanningBasis(
  db: Db,
  userId: string,
  range: { from: string; to: string },
): Promise<PlanningBasis> {
  const profile = await readPlannedProfile(db, userId);
  const { calorieTracker } = await readEntitlements(db, userId);
  return { profile, goals: calorieTracker ? await goalsFor(db, userId, range) : [] };
}
